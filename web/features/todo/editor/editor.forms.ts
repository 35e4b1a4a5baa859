export { NewTask as NewTaskSchema } from '@plenum/contract/features/todo/todo.schema.ts';
