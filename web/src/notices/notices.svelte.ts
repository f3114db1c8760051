// Notifications of correspondence games: loaded once, then pushed by whichever socket is open.
import { get, post } from "../live/http.svelte";
import type { Message } from "../messages/message";
import type { NoticeList, NoticesMessage, NoticeView, Unread } from "../wire/types";

const MAX_NOTICES = 100; // as many as the server keeps

export const notices = $state<{ list: NoticeView[]; unread: number }>({ list: [], unread: 0 });

/** Load the list. Connection errors are ignored: the page shows them elsewhere. */
export async function loadNotices(): Promise<void> {
  const answer = await get<NoticeList>("/notices").catch(() => null);
  if (answer) [notices.list, notices.unread] = [answer.notices, answer.unread];
}

/** Store a notification; returns its message if it is about a premove just played at this table. */
export function receiveNotices({ unread, notice }: NoticesMessage, table = ""): Message | null {
  notices.unread = unread;
  if (notice && !notices.list.some((each) => each.id === notice.id))
    notices.list = [notice, ...notices.list].slice(0, MAX_NOTICES);
  else if (!notice) void loadNotices(); // some were read, here or elsewhere
  return notice?.table === table && notice.kind === "played" ? notice.message : null;
}

/** Mark these (or all) as read. */
export async function readNotices(ids: string[] = []): Promise<void> {
  const { unread } = await post<Unread>("/notices/read", { ids });
  notices.unread = unread;
  notices.list = notices.list.map((each) => (!ids.length || ids.includes(each.id) ? { ...each, read: true } : each));
}
