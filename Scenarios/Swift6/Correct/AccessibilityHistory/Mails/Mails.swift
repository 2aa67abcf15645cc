import UIKit

struct Mail: Hashable, Sendable {
  let number: Int
  var isUnread: Bool { number % 6 == 0 }
}
