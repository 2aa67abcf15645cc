import CellTrace
import Foundation
import HeadlessCore
import SelectorDispatch
import Testing

@_spi(CellHarness) @testable import UIKit

/// What samples and libraries that were tried later were found to use besides.
@MainActor @Suite("What further samples need", .serialized) struct FreshCodeTests {
  init() { RunState.begin() }

  @Test("A transform is undone by its inverse; only one within the plane is affine")
  func inverses() {
    let there = CATransform3DRotate(CATransform3DMakeTranslation(3, -4, 5), 0.7, 1, 2, 3)
    let back = CATransform3DConcat(there, CATransform3DInvert(there))
    #expect(abs(back.m11 - 1) < 1e-9 && abs(back.m22 - 1) < 1e-9 && abs(back.m41) < 1e-9 && abs(back.m23) < 1e-9)
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
    #expect(!CATransform3DIsAffine(there))
  }

  @Test("A drawing knows its bounds, and a mask is part of the picture")
  func drawings() throws {
    let bounds = CGRect(x: 2, y: 3, width: 20, height: 10)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    var drawn = CGRect.zero
    func picture(_ mask: CGImage) -> UIImage {
      renderer.image { context in
        drawn = context.format.bounds
        context.cgContext.clip(to: bounds, mask: mask)
        context.fill(bounds)
      }
    }
    let masks = try ["a", "b"].map { try #require(UIImage(identity: $0, size: CGSize(width: 4, height: 4)).cgImage) }
    #expect(picture(masks[0]) != picture(masks[1]))
    #expect(picture(masks[0]) == picture(masks[0]))
    #expect(drawn == bounds && renderer.format.scale == 2 && format.bounds == .zero)
    #expect(picture(masks[0]).imageRendererFormat.scale == 1)
  }

  @available(*, deprecated)
  @Test("A scanner gives texts as objects to code that asks for them so")
  func scanners() {
    let scanner = Scanner(string: "#ff00 rest")
    var text: NSString?
    #expect(scanner.scanString("#", into: nil))
    #expect(scanner.scanUpTo(" ", into: &text) && text == "ff00")
    #expect(scanner.scanCharacters(from: .letters, into: &text) && text == "rest")
    #expect(!scanner.scanString("more", into: &text) && text == "rest")
  }

  @Test("A timer of Core Foundation's fires on the run loop that it is added to")
  func timers() throws {
    final class Count { var fired = 0 }
    let count = Count()
    let timer = try #require(
      CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.01, 0, 0, 0) { _ in count.fired += 1 })
    CFRunLoopRunInMode(.defaultMode, 0.03, false)
    #expect(count.fired == 0 && CFRunLoopTimerIsValid(timer))
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, .commonModes)
    CFRunLoopRunInMode(.defaultMode, 0.05, false)
    #expect(count.fired == 1 && !CFRunLoopTimerIsValid(timer))
  }

  private final class Star: UIButton {
    let rank: Int
    init(rank: Int) {
      self.rank = rank
      super.init(frame: .zero)
    }
    override init(frame: CGRect) {
      rank = 7
      super.init(frame: frame)
    }
    required init?(coder: NSCoder) { nil }
  }
  private func button<Kind: UIButton>(_ kind: Kind.Type) -> Kind { Kind(type: .system) }

  @Test("A button of a class that is known only later, and of one with initialisers of its own, is made by its style")
  func buttons() {
    let star = button(Star.self)
    #expect(star.rank == 7 && star.buttonType == .system)
    #expect(button(UIButton.self).buttonType == .system)
  }

  private final class Part: UIAccessibilityElement {
    override var accessibilityActivationPoint: CGPoint {
      get { CGPoint(x: 1, y: 2) }
      set {}
    }
    override var accessibilityPath: UIBezierPath? {
      get { UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)) }
      set {}
    }
    override func accessibilityElementDidBecomeFocused() { super.accessibilityElementDidBecomeFocused() }
  }

  @Test("Elements of an app's own say where they are tapped and what they hold; paths are found on the screen")
  func accessibilityParts() throws {
    let host = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let inner = UIView(frame: CGRect(x: 1, y: 1, width: 20, height: 20))
    host.addSubview(inner)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(host)
    let part = Part(accessibilityContainer: host)
    part.accessibilityElements = [inner]
    #expect(part.accessibilityActivationPoint.y == 2 && part.accessibilityElements?.count == 1)
    let plain = UIAccessibilityElement(accessibilityContainer: host)
    plain.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(plain.accessibilityActivationPoint == CGPoint(x: 5, y: 5))
    let path = UIAccessibility.convertToScreenCoordinates(try #require(part.accessibilityPath), in: inner)
    #expect(path.bounds == CGRect(x: 11, y: 21, width: 5, height: 5))
  }

  private final class Named: UIViewController {
    override var nibName: String { "Named" }
  }

  @Test("A controller may say the name of its interface file once and for all")
  func nibNames() {
    #expect(Named().nibName == "Named")
    #expect(UIViewController(nibName: "Other", bundle: nil).nibName == "Other")
  }

  @Test("Visible items of a section can be moved by dynamics, as a group of them shows")
  func visibleItems() {
    let items: [any NSCollectionLayoutVisibleItem] = (0..<2).map {
      let item = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: $0, section: 0))
      item.frame = CGRect(x: 40 * CGFloat($0), y: 0, width: 30, height: 10)
      return item
    }
    #expect(UIDynamicItemGroup(items: items).bounds.width == 70)
  }

  @Test("Numbers of font features are those of fonts' tables, and a font with them is one of the same size")
  func fontFeatures() {
    let settings = [[UIFontDescriptor.FeatureKey.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector]]
    let descriptor = UIFont.systemFont(ofSize: 15).fontDescriptor.addingAttributes([.featureSettings: settings])
    #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 15)
    let wide = NSAttributedString(string: "a", attributes: [.expansion: 0.2])
    #expect(wide.attribute(.expansion, at: 0, effectiveRange: nil) as? Double == 0.2)
    #expect(UIScreen.main.fixedCoordinateSpace.bounds == UIScreen.main.bounds)
  }

  @Test("A view that says nothing lies as what is around it; one for playing media does not turn")
  func directions() {
    #expect(UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .rightToLeft) == .rightToLeft)
    #expect(UIView.userInterfaceLayoutDirection(for: .playback, relativeTo: .rightToLeft) == .leftToRight)
    #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft, relativeTo: .leftToRight) == .rightToLeft)
  }

  @Test("The unit around a date is given through pointers to older code")
  func units() {
    let calendar = NSCalendar(identifier: .gregorian)!
    calendar.timeZone = TimeZone(identifier: "UTC")!
    var start: NSDate? = NSDate()
    var length: TimeInterval = 0
    #expect(calendar.range(of: .day, start: &start, interval: &length, for: Date(timeIntervalSince1970: 90_000)))
    #expect(start?.timeIntervalSince1970 == 86_400 && length == 86_400)
  }

  @Test("The machine has a name, whose length is asked for first")
  func machine() {
    var size = 0
    sysctlbyname("hw.machine", nil, &size, nil, 0)
    var text = [CChar](repeating: 0, count: size)
    #expect(sysctlbyname("hw.machine", &text, &size, nil, 0) == 0)
    #expect(size > 1 && text.last == 0 && text.first != 0)
    #expect(sysctlbyname("hw.nothing", nil, &size, nil, 0) == -1)
  }

  @Test("A view says within which sizes its text stays, and which view its baseline is that of")
  func textLimits() {
    let view = UIView()
    view.maximumContentSizeCategory = .large
    #expect(view.appliedContentSizeCategoryLimitsDescription.contains(UIContentSizeCategory.large.rawValue))
    #expect(view.forBaselineLayout() === view)
    let layer = CALayer()
    layer.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0, height: 0)
    #expect(CALayer(layer: layer).contentsCenter.minX == 0.5)
  }

  @Test("From one window to another a point is where it is on the screen")
  func windows() {
    let whole = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let part = UIWindow(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    part.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: whole) == CGPoint(x: 26, y: 36))
    #expect(inner.convert(CGRect(x: 26, y: 36, width: 2, height: 2), from: whole).origin == CGPoint(x: 1, y: 1))
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 6, y: 6))
  }
}
