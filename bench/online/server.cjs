/* A boardgame.io server on a free loopback port: node server.cjs memory | flatfile FOLDER
 * Its first line of output is {"port", "pid"}; it ends when its standard input is closed. */
'use strict';
const { FlatFile, Origins, Server } = require('boardgame.io/server');
const { trader } = require('./trader.cjs');

const [store, dir] = process.argv.slice(2);
const options = { games: [trader], origins: [Origins.LOCALHOST] };
if (store === 'flatfile' && dir) {
  options.db = new FlatFile({ dir });
} else if (store !== 'memory') {
  console.error('usage: node server.cjs memory | flatfile FOLDER');
  process.exit(2);
}

const server = Server(options);
const listen = server.app.listen.bind(server.app);
server.app.listen = (port, ready) => listen(port, '127.0.0.1', ready); // boardgame.io names no host

server.run(0).then(
  ({ appServer }) => console.log(JSON.stringify({ port: appServer.address().port, pid: process.pid })),
  (error) => {
    console.error(`The boardgame.io server does not start: ${error.message}`);
    process.exit(1);
  },
);
process.stdin.on('end', () => process.exit(0)).resume();
