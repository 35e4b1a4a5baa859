import { Menu } from '@mantine/core';
import type { MeasureKind } from '@plenum/contract';
import { IconAlertTriangle, IconBan, IconVolumeOff } from '@tabler/icons-react';
import { type ToMeasure, useMeasure } from '../../platform/report.ts';

const kinds = [
  ['warn', IconAlertTriangle],
  ['mute', IconVolumeOff],
  ['ban', IconBan],
] as const;

interface MeasureItemsProps extends Pick<ToMeasure, 'eventId' | 'person'> {
  nameOf: (kind: MeasureKind) => string;
}

/** In a menu, for those who keep order: what can be done to somebody without a report. */
export function MeasureItems({ eventId, person, nameOf }: MeasureItemsProps) {
  const measure = useMeasure();
  return (
    <>
      <Menu.Divider />
      {kinds.map(([kind, Icon]) => (
        <Menu.Item
          key={kind}
          leftSection={<Icon size={16} />}
          {...(kind === 'ban' && { color: 'red' })}
          onClick={() => measure({ eventId, person, kind })}
        >
          {nameOf(kind)}
        </Menu.Item>
      ))}
    </>
  );
}
