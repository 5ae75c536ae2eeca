import type { ComponentType } from 'react';
import type { FormValues } from '../../ui/form/record-form.ts';

/** What a master's form shows of its own consequences: one worked example, from what is being typed. */
export type ResourceExample = ComponentType<{ readonly values: FormValues }>;
