import UIKit

extension Notification.Name {
  static let deliveryMoved = Notification.Name("deliveryMoved")
}
