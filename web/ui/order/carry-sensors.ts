import {
  type KeyboardCodes,
  KeyboardSensor,
  type KeyboardSensorProps,
  PointerSensor,
  type SensorContext,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';
import { patientKeys } from './patient-keys.ts';

/** What is carried was measured, and what it is over is known to those who are told of a drop. */
const isSettled = ({ collisionRect, collisions, over }: SensorContext) =>
  collisionRect !== null && collisions?.[0]?.id === over?.id;

/**
 * The library listens for keys one task after something was lifted, and learns a task after each
 * arrow where that led. A busy browser puts keys before tasks: they wait for it here.
 */
class PatientKeyboardSensor extends KeyboardSensor {
  constructor(props: KeyboardSensorProps) {
    let isListening = false;
    const stop = patientKeys(() => isListening && isSettled(props.context.current));
    const end = (deed: () => void) => () => {
      stop();
      deed();
    };
    super({ ...props, onEnd: end(props.onEnd), onCancel: end(props.onCancel) });
    setTimeout(() => {
      isListening = true;
    });
  }
}

/** How rows are carried: by pointer once it moved a little, and by keyboard. */
export function useCarrySensors(keyboardCodes?: KeyboardCodes) {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(PatientKeyboardSensor, {
      coordinateGetter: sortableKeyboardCoordinates,
      ...(keyboardCodes && { keyboardCodes }),
    }),
  );
}
