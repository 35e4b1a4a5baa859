import { test } from 'vitest';
import { expectReadAgain } from '../../../testing/live/read-again.ts';
import { contactsOptions, openedChatOptions, profileUserOptions } from './template.api.ts';

/** Read only in a window that somebody looks at. */
const opened = Object.assign(openedChatOptions(2), { enabled: true });
const all = ['contacts', 'opened', 'me'] as const;

test('the chat of the template is what a fresh reading gives, whatever crosses on its way', () =>
  expectReadAgain(
    {
      contacts: contactsOptions(),
      opened,
      me: profileUserOptions(),
    },
    [
      [['chat.changes', { conversationId: 3, changes: [] }], all],
      [
        ['chat.read', { conversationId: 3, readSequence: 4, unseen: 0, mentions: 0, sequence: 4 }],
        all,
      ],
      [['chat.conversation_changed', { conversationId: 3 }], all],
      [['chat.self_changed', {}], all],
    ],
  ));
