import { fieldsToValues } from '@/app/(staff)/admin/hotels/form/hotel-values';
import { rowToFields } from '@/lib/hotels/content/row-to-fields';
import { hotelFields } from '@/lib/hotels/form';

it('shows stored prices as hints and lists format them, and parses them to the same number', () => {
  const rooms = [{ name: 'Quarto', price: 12_345.5 }];
  const values = fieldsToValues(
    rowToFields({ name: 'Ipê', location: 'Vila', price: 1299.9, features: { rooms } }),
  );
  expect([values.price, values.rooms[0]?.price]).toEqual(['1.299,90', '12.345,50']);
  const fields = hotelFields.parse(values);
  expect([fields.price, fields.rooms[0]?.price]).toEqual([1299.9, 12_345.5]);
  expect(fieldsToValues(fields)).toEqual(values);
});
