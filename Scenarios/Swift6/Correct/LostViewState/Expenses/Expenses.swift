import UIKit

struct Expense: Hashable, Sendable {
  let id: Int
  let purpose: String
}
