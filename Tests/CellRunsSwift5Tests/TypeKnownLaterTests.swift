import Foundation
import Testing
import UIKit

private protocol MadeFromNib { static var nibName: String { get } }
extension MadeFromNib where Self: UIViewController {
  // As apps write it: the function belongs to no actor, and is called on the main one.
  fileprivate static func made() -> Self { Self.init(nibName: nil, bundle: Bundle(for: self)) }
}
private final class NibController: UIViewController, MadeFromNib { static let nibName = "Nib" }

@MainActor @Suite("Classes that are known later, in Swift 5") struct TypeKnownLaterTests {
  @Test("A controller is made by a function that belongs to no actor")
  func controller() { #expect(type(of: NibController.made()) == NibController.self) }
}
