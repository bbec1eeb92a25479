/** The nations of 2GM by their ids. */
export const nations = {
  usa: 'United States',
  germany: 'Germany',
  japan: 'Japan',
  uk: 'United Kingdom',
  ussr: 'Soviet Union',
  italy: 'Italy',
};
