import type { ComponentProps } from 'react';
import { classNames } from '@/lib/classNames';

const modifiers = { solid: '', outline: 'usa-button--outline', text: 'usa-button--unstyled' };

interface ButtonProps extends ComponentProps<'button'> {
  /** `text` looks like a link. */ look?: keyof typeof modifiers;
}
/** Renders a button. It submits its form only if `type` is "submit". */
export function Button({ look = 'solid', type = 'button', className, ...props }: ButtonProps) {
  const names = classNames('usa-button', modifiers[look], className);
  return <button {...props} type={type} className={names} />;
}
