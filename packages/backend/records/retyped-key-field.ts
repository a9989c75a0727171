/** The form field in which a staff member types the key of a record again; an error of the key is shown at it. */
export const retypedKeyFieldName = '_retyped_key';
