import { IconCoin, IconFlag, IconUsers } from '@tabler/icons-react';
import { ChartCard } from '../../ui/chart/chart-card.tsx';
import { Money } from '../../ui/money/money.tsx';
import { StatCard } from '../../ui/stat/stat-card.tsx';
import { devices, nothing, points, visits, words } from './gallery-samples.ts';

export function NumberPieces() {
  return (
    <>
      <StatCard
        icon={IconUsers}
        label={words.attending}
        value={1284}
        change={0.124}
        points={points}
        link={{ to: '/' }}
      />
      <StatCard
        icon={IconCoin}
        label={words.sales}
        value={<Money minor={1_234_567} currency="EUR" />}
        change={-0.08}
        points={points.toReversed()}
      />
      <StatCard icon={IconFlag} label={words.reports} value={3} change={-0.5} isLessBetter />
      <StatCard icon={IconFlag} label={words.level} value={7} change={0} points={[4, 4, 4]} />
      <StatCard icon={IconCoin} label={words.loading} value={undefined} />
    </>
  );
}

export function ChartPieces() {
  return (
    <>
      <ChartCard kind="area" title={words.attending} data={visits} />
      <ChartCard kind="line" title={words.sales} data={visits} />
      <ChartCard kind="bar" title={words.reports} data={visits} />
      <ChartCard kind="donut" title={words.devices} data={devices} />
      <ChartCard kind="area" title={words.empty} data={nothing} />
      <ChartCard kind="area" title={words.loading} data={undefined} />
    </>
  );
}
