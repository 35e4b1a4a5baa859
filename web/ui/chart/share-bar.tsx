import type { ComponentProps } from 'react';
import classes from './share-bar.module.css';

/** Along the lower edge of what it is about: how much of all it is. */
export const ShareBar = (props: Omit<ComponentProps<'meter'>, 'className'>) => (
  <meter {...props} className={classes.share} />
);
