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
http.listen({ port: Number(process.env['PORT']), host: '127.0.0.1', backlog: 4_096 });
process.on('SIGTERM', () => process.exit(0));
