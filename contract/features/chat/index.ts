export { chatChannelsRoutes } from './chat.channels.routes.ts';
export { chatCommands } from './chat.commands.ts';
export { chatDesksRoutes } from './chat.desks.routes.ts';
export { chatMessages } from './chat.messages.ts';
export { chatPeopleRoutes } from './chat.people.routes.ts';
export { chatProblems } from './chat.problems.ts';
export { chatFilesRoutes, chatFindRoutes, chatHereRoutes, chatRoutes } from './chat.routes.ts';
export { chatTemplateRoutes } from './chat.template.routes.ts';
export type {
  Desk,
  DeskQuery,
  MyHelp,
  SavedReplies,
  SavedReply,
  SavedReplyInput,
} from './chat.desks.schema.ts';
export type { ChatSelf, NewGroup, Presences } from './chat.people.schema.ts';
export { ChatPerson } from './chat.schema.ts';
export type {
  ChannelAbout,
  ChannelRules,
  Changes,
  ChatFile,
  ChatRequest,
  Conversation,
  ConversationKind,
  Conversations,
  FoundLines,
  Here,
  Line,
  LineChange,
  LinePage,
  LineSearchQuery,
  LinesQuery,
  Members,
  NewLine,
  PersonStatus,
  Reaction,
  ReactionInput,
  RequestState,
  RulesInput,
  SeenMarks,
  Thread,
  Unseen,
  UnseenChats,
} from './chat.schema.ts';
export type {
  ChatsAndContacts,
  Contact,
  ContactChat,
  MessageSent,
  OpenedChat,
  ProfileUser,
  SentMessage,
} from './chat.template.schema.ts';
