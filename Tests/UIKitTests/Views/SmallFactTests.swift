import CoreGraphics
import Foundation
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

/// Small facts that libraries' own tests ask for.
@MainActor @Suite("What libraries ask of values and views", .serialized) struct SmallFactTests {
  init() { RunState.begin() }

  @Test("A view has no recognizers until there was one, and an empty list of them after")
  func recognizers() {
    let view = UIView(), tap = UITapGestureRecognizer()
    #expect(view.gestureRecognizers == nil)
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap])
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [])
  }

  @Test("Paths are equal if they look the same, filled and stroked; colours of recipes are equal by their parts")
  func equality() {
    let rect = CGRect(x: 0, y: 0, width: 4, height: 2)
    let (path, other) = (UIBezierPath(ovalIn: rect), UIBezierPath(ovalIn: rect))
    #expect(path == other && path.hash == other.hash && path != UIBezierPath(rect: rect))
    other.lineWidth = 3
    #expect(path != other)
    #expect(CIColor(color: .red) == CIColor(red: 1, green: 0, blue: 0) && CIColor.red != CIColor.blue)
    #expect(CIColor.red.hash == CIColor(color: .red).hash)
  }

  @Test("A table without a data source has one section without rows; a navigation item may have no title")
  func emptyParts() {
    #expect(UITableView().numberOfSections == 1 && UITableView().numberOfRows(inSection: 0) == 0)
    #expect(UINavigationItem().title == nil)
  }

  @Test("A picture made of pixels has as many points as the scale makes of them, and so has a part of it")
  func scales() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    let pixels = try #require(picture.cgImage)
    let half = UIImage(cgImage: pixels, scale: 2, orientation: .up)
    #expect(half.scale == 2 && half.size == CGSize(width: 10, height: 5) && half.cgImage?.width == 20)
    let part = try #require(half.cgImage?.cropping(to: CGRect(x: 0, y: 0, width: 8, height: 4)))
    #expect(UIImage(cgImage: part, scale: half.scale, orientation: .up).size == CGSize(width: 4, height: 2))
    #expect(pixels.cropping(to: CGRect(x: 0, y: 0, width: 20, height: 10)) == pixels)
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(pixels.copy(colorSpace: gray) == pixels && pixels.copy(colorSpace: gray)?.colorSpace == gray)
  }

  @Test("A font keeps what it was asked for by: its name, its text style, and features that nobody sees")
  func fontAttributes() {
    let features = [[UIFontDescriptor.FeatureKey.type: 6, .selector: 0]]
    let font = UIFont(name: "Avenir-Roman", size: 10) ?? .systemFont(ofSize: 10)
    #expect(
      font.fontDescriptor.fontAttributes[.name] as? String == "Avenir-Roman" && font.fontDescriptor.fontAttributes.count == 2)
    let fitted = UIFont(descriptor: font.fontDescriptor.addingAttributes([.featureSettings: features]), size: 12)
    #expect(fitted.fontDescriptor.fontAttributes[.featureSettings] as? [[UIFontDescriptor.FeatureKey: Int]] == features)
    #expect(fitted.withSize(20).fontDescriptor.fontAttributes[.featureSettings] != nil && fitted.pointSize == 12)
    #expect(font.fontDescriptor.object(forKey: .family) as? String == "Avenir-Roman")
    let again = UIFontDescriptor(name: "Avenir-Roman", size: 10)
    #expect(again == UIFontDescriptor(name: "Avenir-Roman", size: 10) && again != again.withSize(12))
    let styled = again.addingAttributes([.featureSettings: features])
    #expect(styled == again.addingAttributes([.featureSettings: features]) && styled != again)
  }

  @Test("A bold font of a text style follows the user's text size, one with a size of its own does not")
  func boldStyles() throws {
    let label = UILabel()
    label.adjustsFontForContentSizeCategory = true
    let bold = try #require(UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline).withSymbolicTraits(.traitBold))
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let (free, fixed) = (UIFont(descriptor: bold, size: 0), UIFont(descriptor: bold, size: 30))
    #expect(
      free.scaled(for: large).pointSize > free.pointSize && free.scaled(for: large).fontDescriptor.symbolicTraits == .traitBold)
    #expect(fixed.scaled(for: large).pointSize == 30)
  }

  @Test("The bar of tabs is gone for as long as a controller that hides it is in the shown stack")
  func hiddenTabs() {
    let (first, second) = (UINavigationController(rootViewController: UIViewController()), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    HostLoop.settle()
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    first.pushViewController(detail, animated: false)
    first.pushViewController(UIViewController(), animated: false)
    HostLoop.settle()
    #expect(tabs.tabBar.isHidden && first.view.frame.maxY == tabs.view.bounds.maxY)
    tabs.selectedIndex = 1
    HostLoop.settle()
    #expect(!tabs.tabBar.isHidden)
    tabs.selectedIndex = 0
    #expect(tabs.tabBar.isHidden)
    first.popToRootViewController(animated: false)
    HostLoop.settle()
    #expect(!tabs.tabBar.isHidden && first.view.frame.maxY < tabs.view.bounds.maxY)
  }

  /// Counts taps on its tabs, as apps do that animate them.
  private final class CountingTabs: UITabBarController {
    var taps: [String] = []
    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
      taps.append("\(item.title ?? "") from \(selectedIndex)")
    }
  }

  @Test("A controller of tabs hears of a tap on its bar before it shows the other one, and not of its own choice")
  func tabTaps() {
    let tabs = CountingTabs()
    tabs.viewControllers = ["a", "b"].map {
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: $0, image: nil, tag: 0)
      return controller
    }
    tabs.userChooses(1)
    #expect(tabs.taps == ["b from 0"] && tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(tabs.taps.count == 1)
  }

  @Test("A bar's background is set for a place, too")
  func barBackground() {
    let bar = UINavigationBar(), image = UIImage()
    bar.setBackgroundImage(image, for: .any, barMetrics: .default)
    #expect(bar.backgroundImage(for: .default) === image && bar.backgroundImage(for: .any, barMetrics: .default) === image)
    UIBarButtonItem().prepareForInterfaceBuilder()
  }

  @Test("Nobody is signed in to iCloud; a file is read by the older option")
  func files() throws {
    #expect(FileManager.default.ubiquityIdentityToken == nil)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("abc".utf8).write(to: file)
    #expect(try Data(contentsOf: file, options: .dataReadingMapped) == Data("abc".utf8))
    #expect(!FileManager.default.isUbiquitousItem(at: file))
  }
}
