/** Props of each form section: its number, the form, and the function that changes it. */
export interface FormSectionProps<Form> {
  step: number;
  form: Form;
  onChange: (form: Form) => void;
}
