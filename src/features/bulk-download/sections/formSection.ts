/** Props of each form section: the form, and the function that changes it. */
export interface FormSectionProps<Form> {
  form: Form;
  onChange: (form: Form) => void;
}
