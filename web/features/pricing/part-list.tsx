import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowDown,
  IconArrowUp,
  IconChevronDown,
  IconPlus,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import classes from './part-list.module.css';
import { movedBy, type Part } from './pricing.parts.ts';

interface PartListProps<P extends Part> {
  name: string;
  label: string;
  parts: readonly P[];
  most: number;
  error: string | undefined;
  addLabel: string;
  make: () => P;
  titleOf: (part: P) => string;
  /** Beside its title while it is shut. */
  factOf?: (part: P) => string;
  /** Each is one line: there is nothing to open. */
  isFlat?: boolean;
  onChange: (parts: P[]) => void;
  children: (part: P) => ReactNode;
}

/** Things of a form in their order: opened one at a time, moved, added and taken away. */
export function PartList<P extends Part>(props: PartListProps<P>) {
  const { name, label, parts, most, error, addLabel, make, isFlat = false, onChange } = props;
  const [openId, setOpenId] = useState<string | null>(null);
  const add = () => {
    const part = make();
    onChange([...parts, part]);
    setOpenId(part.id);
  };
  return (
    <div className={classes.parts}>
      {error && (
        <p role="alert" className={classes.error}>
          {error}
        </p>
      )}
      {parts.length > 0 && (
        <ol aria-label={label} className={classes.list}>
          {parts.map((part) => (
            <PartItem
              key={part.id}
              {...props}
              part={part}
              isOpen={isFlat || openId === part.id}
              onToggle={() => setOpenId(openId === part.id ? null : part.id)}
            />
          ))}
        </ol>
      )}
      <div>
        <Button
          name={name}
          variant="default"
          size="compact-md"
          leftSection={<IconPlus size={16} />}
          disabled={parts.length >= most}
          onClick={add}
        >
          {addLabel}
        </Button>
      </div>
    </div>
  );
}

interface PartItemProps<P extends Part> extends PartListProps<P> {
  part: P;
  isOpen: boolean;
  onToggle: () => void;
}

function PartItem<P extends Part>(props: PartItemProps<P>) {
  const { part, titleOf, factOf, isFlat, isOpen, onToggle, children } = props;
  const t = useTranslations('pricing.editor');
  const id = useId();
  if (isFlat) {
    return (
      <li className={classes.flat}>
        {children(part)}
        <PartDeeds {...props} />
      </li>
    );
  }
  return (
    <li className={classes.part}>
      <div className={classes.head}>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <IconChevronDown size={18} stroke={1.75} aria-hidden />
          <span dir="auto">{titleOf(part) || t('unnamed')}</span>
          {!isOpen && <span className={classes.fact}>{factOf?.(part)}</span>}
        </button>
        <PartDeeds {...props} />
      </div>
      <div id={id} hidden={!isOpen} className={classes.body}>
        {isOpen && children(part)}
      </div>
    </li>
  );
}

/** What cannot be done is said, not disabled: the key's focus would be lost. */
function PartDeeds<P extends Part>({ part, parts, titleOf, onChange }: PartItemProps<P>) {
  const t = useTranslations('pricing.editor');
  const name = titleOf(part) || t('unnamed');
  const place = parts.indexOf(part);
  const deeds = [
    {
      label: t('up', { name }),
      Icon: IconArrowUp,
      can: place > 0,
      run: () => onChange(movedBy(parts, part.id, -1)),
    },
    {
      label: t('down', { name }),
      Icon: IconArrowDown,
      can: place < parts.length - 1,
      run: () => onChange(movedBy(parts, part.id, 1)),
    },
    {
      label: t('remove', { name }),
      Icon: IconTrash,
      can: true,
      run: () => onChange(parts.filter(({ id }) => id !== part.id)),
    },
  ];
  return (
    <div className={classes.deeds}>
      {deeds.map(({ label, Icon, can, run }) => (
        <ActionIcon
          key={label}
          variant="subtle"
          color="gray"
          aria-label={label}
          aria-disabled={!can}
          onClick={() => can && run()}
        >
          <Icon size={18} stroke={1.75} />
        </ActionIcon>
      ))}
    </div>
  );
}
