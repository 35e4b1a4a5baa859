import { WebSocketServer } from 'ws';

/** The least that can carry a line to everyone: no sign-in, no rooms, no SQL; a loop over its sockets. */
const server = new WebSocketServer({
  port: Number(process.env['PORT']),
  host: '127.0.0.1',
  backlog: 4_096,
});
let sequence = 0;

server.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const line = JSON.parse(data.toString()) as Record<string, unknown>;
    sequence++;
    const changes = [{ sequence, line: { ...line, sequence, changed: sequence } }];
    const text = JSON.stringify({ conversationId: 1, changes });
    for (const each of server.clients) each.send(text);
  });
});
process.on('SIGTERM', () => process.exit(0));
