import { useFormatter, useTranslations } from 'use-intl';
import { FilterSelect } from '../../../ui/table/filter-select.tsx';
import type { TableAddress } from '../../../ui/table/address/use-table-address.ts';
import { sessionKinds, sessionStates } from '../agenda.places.ts';
import { useAgendaFacts } from '../agenda-facts.tsx';
import type { AgendaDays } from '../use-agenda-days.ts';

interface GridFiltersProps {
  address: TableAddress;
  days: AgendaDays;
}

export function GridFilters({ address, days }: GridFiltersProps) {
  const t = useTranslations('agenda');
  const format = useFormatter();
  const { event, words } = useAgendaFacts();
  const { timeZone } = event;
  const dayName = (from: number) =>
    format.dateTime(new Date(from), { weekday: 'short', day: 'numeric', month: 'short', timeZone });
  const choices = {
    on: days.days.map(({ day, from }) => ({ value: day, label: dayName(from) })),
    in: [
      ...event.rooms.map(({ id, name }) => ({ value: String(id), label: name })),
      { value: 'none', label: t('noRoom') },
    ],
    track: [
      ...event.tracks.map(({ id, name }) => ({ value: String(id), label: words(name) })),
      { value: 'none', label: t('noTrack') },
    ],
    kind: sessionKinds.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) })),
    state: sessionStates.map((state) => ({ value: state, label: t(`states.${state}`) })),
  };
  return (
    <>
      {(['on', 'in', 'track', 'kind', 'state'] as const).map((name) => (
        <FilterSelect
          key={name}
          label={t(`filters.${name}`)}
          value={address.filters[name]}
          choices={choices[name]}
          onChange={(value) => address.change({ [name]: value })}
        />
      ))}
    </>
  );
}
