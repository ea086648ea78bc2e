import { uploadUrl } from './upload-url';

it.each([
  ['/api/uploads/a-800.jpg', '/api/uploads/a-800.jpg'],
  ['/uploads/a-800.jpg', '/api/uploads/a-800.jpg'],
  ['uploads/a-800.jpg', '/api/uploads/a-800.jpg'],
  ['/apiary.jpg', '/api/apiary.jpg'],
  ['https://cdn.example/a.jpg', 'https://cdn.example/a.jpg'],
  ['//cdn.example/a.jpg', '//cdn.example/a.jpg'],
  ['data:image/webp;base64,AA', 'data:image/webp;base64,AA'],
])('%s has the URL %s (X5, G92)', (path, url) => {
  expect(uploadUrl(path)).toBe(url);
});
