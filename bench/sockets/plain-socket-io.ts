import { createServer } from 'node:http';
import { Server } from 'socket.io';

/** Socket.IO as its pages show it: one room, one `emit` a line. */
const http = createServer();
const io = new Server(http, { transports: ['websocket'], serveClient: false });
let sequence = 0;

io.on('connection', (socket) => {
  void socket.join('room');
  socket.on('say', (line: Record<string, unknown>) => {
    sequence++;
    const changes = [{ sequence, line: { ...line, sequence, changed: sequence } }];
    io.to('room').emit('chat.changes', { conversationId: 1, changes });
  });
});
http.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
