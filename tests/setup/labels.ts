const LABELABLE = ['button', 'input', 'meter', 'output', 'progress', 'select', 'textarea'];
const FIRST_FIELD = `:is(${LABELABLE}):not([type="hidden"])`;

type Labelable = HTMLInputElement;

/** The labels of a field, as browsers find them: by its id, and the label around it. */
function labelsOf(field: Labelable): HTMLLabelElement[] | null {
  if (field.type === 'hidden') return null;
  const { id } = field;
  const isFirst = id !== '' && document.getElementById(id) === field;
  const around = field.closest('label');
  return Array.from(document.querySelectorAll('label')).filter((label) =>
    label.hasAttribute('for')
      ? isFirst && label.htmlFor === id
      : label === around && label.querySelector(FIRST_FIELD) === field,
  );
}

// jsdom asks each label of the document for its field, which searches the whole document again. In
// a form of some hundred fields a query by label took a second.
for (const name of LABELABLE) {
  const { prototype } = document.createElement(name).constructor;
  Object.defineProperty(prototype, 'labels', {
    get(this: Labelable) {
      return labelsOf(this);
    },
    configurable: true,
  });
}
