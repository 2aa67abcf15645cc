// `import Testing` beside `import UIKit` makes the compiler look for this module. It has nothing to add.
