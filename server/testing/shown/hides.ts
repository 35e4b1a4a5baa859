/** A file below features, and words of its test that shows it on that way out. */
type Proof = `${string} › ${string}`;
/**
 * Feeds are calendars, program pages and what search engines get; told are windows, notices and letters;
 * exports are files that are taken away; kept is what is remembered for a while, on other nodes too.
 */
type Way = 'calls' | 'feeds' | 'search' | 'told' | 'exports' | 'kept';
type Ways = Partial<Record<Way, Proof>>;

/** What becomes of who may see a row, by the column that decides, and where it is proven. */
export const hides: Readonly<Record<string, Ways>> = {
  'accounts_exports.expires_at': {
    exports: 'accounts/own/own.routes.test.ts › is gone after a week',
  },
  'agenda_sessions.is_deleted': {
    calls: 'agenda/agenda.routes.test.ts › brings a removed session back with its stars',
  },
  'agenda_published.is_cancelled': {
    feeds: 'agenda/mine/mine.feeds.test.ts › drafts, hidden and cancelled ones are absent',
    told: 'agenda/agenda.notices.test.ts › says all that was cancelled in one piece',
  },
  'agenda_sessions.is_hidden': {
    calls: 'agenda/agenda.routes.test.ts › is the draft of then, told field by field',
    feeds: 'agenda/mine/mine.feeds.test.ts › drafts, hidden and cancelled ones are absent',
    search: 'profiles/find/find.found.test.ts › what is hidden, or not published yet',
    kept: 'agenda/agenda.routes.test.ts › is read from what is kept, and anew right after a change',
  },
  'agenda_versions.published_at': {
    calls: 'agenda/agenda.routes.test.ts › is the draft of then, told field by field',
    feeds: 'events/public/public.head.test.ts › a session not published',
    search: 'profiles/find/find.found.test.ts › what is hidden, or not published yet',
  },
  'blog_posts.state': {
    calls: 'blog/blog.routes.test.ts › and taken back is gone everywhere',
    feeds: 'blog/blog.public.test.ts › post is on none',
    told: 'blog/blog.routes.test.ts › for later is nobody’s to read before',
  },
  'blog_posts.told_at': {
    told: 'blog/blog.routes.test.ts › for later is nobody’s to read before',
  },
  'blog_comments.hidden_at': {
    calls: 'blog/blog.comments.test.ts › what is hidden keeps its words for organisers',
  },
  'blog_comments.removed_at': {
    calls: 'blog/blog.comments.test.ts › one says it in other words, or takes it back',
  },
  'feed_posts.hidden_at': {
    calls: 'feed/feed.moderated.test.ts › is hidden from everyone but its writer',
    told: 'feed/feed.routes.test.ts › says nothing but that there is something to read',
  },
  'feed_comments.hidden_at': {
    calls: 'feed/feed.moderated.test.ts › a comment is reported and hidden',
  },
  'feed_comments.removed_at': {
    calls: 'feed/feed.comments.test.ts › keeps its place while it is answered',
  },
  'calendar_entries.deleted_at': {
    calls: 'calendar/entry/entry.entries.test.ts › can be undone for thirty days',
    feeds: 'calendar/exchange/exchange.test.ts › the feed holds one’s own',
    told: 'calendar/invitation/invitation.guests.test.ts › calls off what one asked others to',
  },
  'calendar_entries.repeats_until': {
    calls: 'calendar/repeats/repeats.rule.test.ts › until its end and no more',
  },
  'calendar_exceptions.is_gone': {
    calls: 'calendar/entry/entry.entries.test.ts › loses one time, or those after it',
    feeds: 'calendar/exchange/exchange.test.ts › left out, and days go out and come in again',
  },
  'chat_conversations.archived_at': {
    calls: 'chat/rooms/rooms.channels.test.ts › a closed one is gone',
    told: 'chat/chat.walls.test.ts › who stands in a topic that is closed',
  },
  'chat_lines.state': {
    calls: 'moderation/moderation.lines.test.ts › its words are in no answer any more',
    search: 'chat/lines/lines.search.test.ts › what was hidden, deleted or held is found by nobody',
    told: 'moderation/moderation.lines.test.ts › a held line is for its author and the desk',
    exports: 'chat/files/files.test.ts › of a deleted, hidden or held line its files are not there',
  },
  'chat_lines.was_shown': {
    told: 'chat/lines/lines.rules.test.ts › a newcomer’s lines wait until one is released',
  },
  'chat_settings.status': {
    told: 'chat/people/people.presence.test.ts › is told when they come, turn away, choose, hide and go',
  },
  'dropcards.withdrawn_at': {
    calls: 'dropcards/dropcards.consent.test.ts › a withdrawn card cannot keep what was given',
    told: 'exhibitors/console/console.test.ts › a card that was withdrawn names nobody',
    exports: 'dropcards/dropcards.consent.test.ts › the copy of my data has what I gave',
  },
  'email_messages.leaves_at': {
    calls: 'email/compose/compose.send.test.ts › until it leaves it can be taken back',
    told: 'email/compose/compose.send.test.ts › what was sent again leaves at its new moment only',
  },
  'email_messages.state': {
    calls: 'email/compose/compose.drafts.test.ts › a draft is its writer’s',
    told: 'email/email.live.test.ts › nobody is told of another’s mails',
    exports: 'email/email.farewell.test.ts › a copy of one’s data holds what lies in one’s mailbox',
  },
  'email_recipients.state': {
    calls: 'email/list/list.box.test.ts › tells who wrote it, and nobody else',
  },
  'events.state': {
    calls: 'events/events.routes.test.ts › a draft is nobody’s but its organisers’',
    feeds: 'events/public/public.head.test.ts › is gone from its page when it is a draft again',
    search: 'profiles/find/find.found.test.ts › nothing of a draft',
    told: 'events/people/people.announced.test.ts › in a draft, nor who is of another event',
    kept: 'events/events.apart.test.ts › an event that is a draft again',
  },
  'events_announcements.shown_from': {
    calls:
      'events/people/people.announced.test.ts › is nobody’s to read before its time, nor after',
    told: 'events/people/people.announced.test.ts › before it is shown, nor when it is over by then',
    kept: 'events/events.apart.test.ts › an announcement that is new',
  },
  'events_announcements.shown_until': {
    calls:
      'events/people/people.announced.test.ts › is nobody’s to read before its time, nor after',
    told: 'events/people/people.announced.test.ts › before it is shown, nor when it is over by then',
  },
  'events_announcements.told_at': {
    told: 'events/people/people.announced.test.ts › when it is shown everyone in the event is told once',
  },
  'events_people.banned_until': {
    calls: 'moderation/moderation.bans.test.ts › who is banned is not in the event',
    told: 'moderation/moderation.lines.test.ts › banned, one hears nothing more of the event',
    kept: 'events/events.apart.test.ts › a hall to who was shut out',
  },
  'exhibitors.draft': {
    calls: 'exhibitors/booths/booths.test.ts › what staff change waits as a whole',
  },
  'exhibitors.draft_at': {
    calls: 'exhibitors/booths/booths.test.ts › what staff change waits as a whole',
  },
  'exhibitors.draft_note': {
    calls: 'exhibitors/booths/booths.test.ts › what is sent back tells why',
  },
  'exhibitors.is_shown': {
    calls: 'exhibitors/hall/hall.test.ts › a hidden booth is nowhere',
    search: 'profiles/find/find.found.test.ts › what is hidden, or not published yet',
    told: 'chat/chat.walls.test.ts › who visits a booth that leaves the floor',
  },
  'exhibitors.shown': {
    calls: 'exhibitors/booths/booths.test.ts › what staff change waits as a whole',
  },
  'exhibitors_rules.is_call_open': {
    calls: 'exhibitors/applications/applications.test.ts › is closed until an organiser opens it',
  },
  'mail_messages.is_listed': {
    calls: 'accounts/entrance/entrance.links.routes.test.ts › the outbox shows that they were sent',
  },
  'moderation_measures.lifted_at': {
    calls: 'moderation/moderation.bans.test.ts › lifted, it is as it was before',
  },
  'notifications.is_shown': {
    calls: 'notifications/notifications.settings.test.ts › is in no list, no count, no window',
    told: 'notifications/notifications.settings.test.ts › is in no list, no count, no window',
  },
  'organisations_members.deactivated_at': {
    calls: 'people/people.routes.test.ts › ends when someone is deactivated',
    search: 'search/search.routes.test.ts › who was deactivated or removed',
    told: 'calls/calls.test.ts › to who was deactivated',
  },
  'organisations_members.removed_at': {
    calls: 'people/people.routes.test.ts › ends when someone is removed; what they made stays',
    search: 'search/search.routes.test.ts › who was deactivated or removed',
    told: 'agenda/agenda.notices.test.ts › tells nobody who has left',
    feeds: 'agenda/mine/mine.feeds.test.ts › dies with the next one, when it is ended',
  },
  'profiles.is_listed': {
    calls: 'profiles/profiles.routes.test.ts › who does not want to be listed is gone at once',
    told: 'chat/people/people.presence.test.ts › had in sight who is found by nobody now',
  },
  'profiles.shows_presence': {
    told: 'chat/people/people.presence.test.ts › is told when they come, turn away, choose, hide and go',
  },
  'profiles.shows_visits': {
    calls:
      'exhibitors/console/console.consent.test.ts › who lets booths know of their visits is named',
    exports: 'exhibitors/console/console.test.ts › the export holds everyone who did something',
  },
  'help_articles.is_published': {
    calls: 'help/help.routes.test.ts › is nowhere to be read: list, search, suggestion, id, vote',
    told: 'help/help.routes.test.ts › that is new is told to everyone, a draft to organisers alone',
  },
  'help_pages.is_public': {
    calls: 'help/help.routes.test.ts › is for everyone only once the organisation says so',
  },
  'face_pages.is_public': {
    calls: 'face/face.routes.test.ts › is not there before somebody makes it public, nor after',
  },
  'pricing_pages.is_public': {
    calls: 'pricing/pricing.routes.test.ts › is for everyone only once it is made public',
  },
  'profiles_connections.state': {
    calls: 'profiles/connections/connections.test.ts › a refusal looks like waiting',
  },
  'profiles_connections.taken_back_at': {
    calls: 'profiles/connections/connections.test.ts › also when it is taken back and asked again',
  },
  'profiles_found.is_found': {
    search: 'profiles/profiles.farewell.test.ts › who leaves the event is found there no more',
  },
  'profiles_found.shows_presence': {
    told: 'chat/people/people.presence.test.ts › is told when they come, turn away, choose, hide and go',
  },
  'polls.shows_results': {
    calls:
      'polls/polls.routes.test.ts › results show when they should, and which answer is right at the end',
    told: 'polls/polls.live.test.ts › tells organisers everything and viewers what is for them',
  },
  'polls.state': {
    calls: 'polls/polls.routes.test.ts › is its organisers’ alone before it is opened',
    told: 'polls/polls.live.test.ts › tells organisers everything and viewers what is for them',
  },
  'questions.state': {
    calls: 'questions/questions.routes.test.ts › waits for a moderator, hidden from everyone else',
    told: 'questions/questions.live.test.ts › what waits is told to nobody who may not read it',
  },
  'shop_products.state': {
    calls: 'shop/browse/browse.test.ts › that is hidden, or another organisation’s, is not there',
  },
  'shop_variants.is_withdrawn': {
    calls: 'shop/shop.routes.test.ts › sells no more what is left out',
  },
  'speakers.is_hidden': {
    calls: 'speakers/speakers.shown.test.ts › has neither address, link, notes nor hidden speakers',
    search: 'agenda/agenda.routes.test.ts › names a speaker only while the speaker is shown',
    kept: 'speakers/speakers.shown.test.ts › follows every change at once, with an ETag',
  },
  'sponsors.is_active': {
    calls: 'sponsors/sponsors.routes.test.ts › is active sponsors of a published event',
    kept: 'sponsors/sponsors.routes.test.ts › is the same bytes until something changes',
  },
  'stages_runs.is_shown': {
    calls: 'stages/stages.media.test.ts › that ended can be watched at once, by organisers first',
  },
  'tickets.is_on_sale': {
    calls: 'tickets/tickets.routes.test.ts › what is off sale is shown to nobody who books',
  },
  'tickets_codes.is_on': {
    calls: 'tickets/tickets.routes.test.ts › a code that is off opens nothing',
  },
  'tickets_codes.valid_from': {
    calls: 'tickets/tickets.routes.test.ts › nor does one before its time or after it',
  },
  'tickets_codes.valid_until': {
    calls: 'tickets/tickets.routes.test.ts › nor does one before its time or after it',
  },
  'tickets_sales.is_on': {
    calls: 'tickets/tickets.routes.test.ts › shows no ticket as long as it does not sell',
  },
  'todo_tasks.is_deleted': {
    calls: 'todo/todo.routes.test.ts › empty and unknown mean all that is not deleted',
    told: 'todo/todo.due.test.ts › nobody hears of what is done, thrown away',
  },
};
