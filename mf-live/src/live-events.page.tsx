export function Component() {
  return <h1>No Live Events</h1>;
}
