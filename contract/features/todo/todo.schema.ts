import * as Type from 'typebox';
import { EchoedId, Id, Instant, Nullable, OptionalText } from '../../kernel/values.ts';

export const TaskTag = Type.Union([
  Type.Literal('update'),
  Type.Literal('team'),
  Type.Literal('low'),
  Type.Literal('medium'),
  Type.Literal('high'),
]);
export type TaskTag = Type.Static<typeof TaskTag>;

/** Day or instant, given back as it was sent. */
const DueDate = Type.Union([Type.Literal(''), Type.String({ format: 'date' }), Instant]);

/**
 * A person of the organisation when `id` is set. Old clients know people by name only: a name
 * that fits exactly one person is taken for that person, any other name is kept as it is.
 */
export const Assignee = Type.Object({
  id: Type.Optional(Nullable(Id('organisations.member'))),
  fullName: Type.String({ maxLength: 200 }),
  avatar: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
});
export type Assignee = Type.Static<typeof Assignee>;

const Title = Type.String({ minLength: 1, maxLength: 500 });
const Tags = Type.Array(TaskTag, { maxItems: 5, uniqueItems: true });
/** Any JSON, given back unchanged. Plenum's own editor writes an HTML string, which every reader cleans. */
const Description = Type.Unknown();

const flags = {
  isCompleted: Type.Boolean(),
  isDeleted: Type.Boolean(),
  isImportant: Type.Boolean(),
};

export const Task = Type.Object({
  id: Id('todo.task'),
  title: Title,
  dueDate: Type.String(),
  description: Description,
  assignee: Assignee,
  tags: Tags,
  ...flags,
  position: Type.Number({ description: 'Place in the shared order, smallest first.' }),
  version: Type.Integer({ description: 'Rises with each change of this task.' }),
  createdBy: Type.Integer(),
});
export type Task = Type.Static<typeof Task>;

const written = {
  title: Title,
  dueDate: Type.Optional(Nullable(DueDate)),
  description: Type.Optional(Description),
  assignee: Type.Optional(Nullable(Assignee)),
  tags: Type.Optional(Tags),
  isCompleted: Type.Optional(flags.isCompleted),
  isDeleted: Type.Optional(flags.isDeleted),
  isImportant: Type.Optional(flags.isImportant),
};

/** A client may send back a whole task as it read it: what is not its to write is ignored. */
const echoed = {
  position: Type.Optional(Type.Unknown()),
  version: Type.Optional(Type.Unknown()),
  createdBy: Type.Optional(Type.Unknown()),
};

export const NewTask = Type.Object(
  { ...written, ...echoed, id: Type.Optional(Type.Unknown()) },
  { additionalProperties: false },
);
export type NewTask = Type.Static<typeof NewTask>;

export const TaskUpdate = Type.Object(
  { ...written, ...echoed, id: EchoedId('todo.task'), title: Type.Optional(Title) },
  { additionalProperties: false },
);
export type TaskUpdate = Type.Static<typeof TaskUpdate>;

export const TaskQuery = Type.Object({
  filter: OptionalText(40),
  q: OptionalText(500),
  tag: OptionalText(40),
  sortBy: OptionalText(40),
  before: Type.Optional(
    Type.Integer({ minimum: 1, description: 'Only tasks made before the one with this id.' }),
  ),
});
export type TaskQuery = Type.Static<typeof TaskQuery>;

/** The task goes right before this one in the shared order; null puts it last. */
export const TaskMove = Type.Object(
  { beforeId: Nullable(Id('todo.task')) },
  { additionalProperties: false },
);

export const AssigneeQuery = Type.Object({ q: OptionalText(100) });

export const TaskAssignees = Type.Array(
  Type.Object({ id: Type.Integer(), fullName: Type.String(), avatar: Nullable(Type.String()) }),
);
