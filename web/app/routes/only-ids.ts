import { notFound } from '@tanstack/react-router';

/** Before a page about one thing: what cannot be its id leads nowhere. */
export const onlyIds = (id: string): void => {
  if (!/^[1-9]\d{0,14}$/.test(id)) notFound({ throw: true });
};
