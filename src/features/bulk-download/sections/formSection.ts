/** What every section of a form is given: the form as it stands, and the way to change it. */
export interface FormSectionProps<Form> {
  form: Form;
  onChange: (form: Form) => void;
}
