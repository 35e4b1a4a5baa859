/** All that is told of a conversation, so that reading it reads that too. */
export const noticeKeyOf = ({ id }: { id: number }): string => `chat.${id}`;
