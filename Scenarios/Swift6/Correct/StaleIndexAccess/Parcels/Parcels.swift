import UIKit

struct Parcel: Hashable, Sendable {
  let number: Int
  var isDelivered = false
}
