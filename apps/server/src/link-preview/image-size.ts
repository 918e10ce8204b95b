/** The size that chats and social networks expect of an `og:image`. */
export const IMAGE_WIDTH = 1200;
export const IMAGE_HEIGHT = 630;
