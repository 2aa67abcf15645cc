import CoreGraphics
import Foundation
import HeadlessCore
import Testing

@testable import UIKit

/// What suites of libraries found to be otherwise than on a phone.
@MainActor @Suite struct SuiteNeedTests {
  @Test("A point of one tree of views in another one counts where the topmost views stand, if neither is in a window")
  func treesWithoutWindow() {
    let (top, other) = (
      UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10)), UIView(frame: CGRect(x: 1, y: 2, width: 400, height: 400))
    )
    let (child, inner) = (
      UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10)), UIView(frame: CGRect(x: 4, y: 0, width: 5, height: 5))
    )
    top.addSubview(child)
    other.addSubview(inner)
    #expect(child.convert(CGPoint.zero, to: other) == CGPoint(x: 19, y: 18))
    #expect(inner.convert(child.bounds, from: child) == CGRect(x: 15, y: 18, width: 10, height: 10))
    // Of one tree nothing of the kind counts.
    #expect(child.convert(CGPoint.zero, to: top) == CGPoint(x: 10, y: 10))
  }

  @Test("An address that an app opens in the old way is not opened, and the app is told so")
  func openedInTheOldWay() throws {
    let address = try #require(URL(string: "https://example.com"))
    let hasOpened = UIApplication.shared.openURL(address)
    #expect(!hasOpened && UIApplication.shared.canOpenURL(address))
  }

  @Test("Where the title of a tab stands is kept for what lays it out")
  func titleOfATab() {
    let item = UITabBarItem(title: "List", image: nil, tag: 1)
    #expect(item.titlePositionAdjustment == .zero)
    item.titlePositionAdjustment = UIOffset(horizontal: 2, vertical: -3)
    #expect(item.titlePositionAdjustment == UIOffset(horizontal: 2, vertical: -3))
  }

  @Test("A class and an object know what the class inherits from")
  func superclasses() {
    class Row: UITableViewCell {}
    class Tall: Row {}
    let kind: UITableViewCell.Type = Tall.self
    #expect(kind.superclass() == Row.self && Row.superclass() == UITableViewCell.self)
    #expect(Tall().superclass == Row.self)
    #expect((kind.superclass() as? UITableViewCell.Type)?.superclass() == UITableViewCell.self)
  }
}
