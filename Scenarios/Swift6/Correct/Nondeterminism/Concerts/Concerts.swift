import UIKit

struct Concert: Hashable, Sendable {
  let city: String
  let number: Int
}
