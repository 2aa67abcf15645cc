import CellTrace
import CoreGraphics
import HeadlessCore
import QuartzCore
import SelectorDispatch
import Testing

@_spi(CellHarness) @testable import UIKit

/// What public libraries and their tests ask of UIKit.
@MainActor @Suite("What libraries ask of UIKit", .serialized) struct SharedCodeTests {
  private let window = TestWindow()

  @Test("A field that dresses its placeholder up whenever that changes shows it dressed")
  func placeholders() {
    final class Field: UITextField {
      override var placeholder: String? {
        didSet { attributedPlaceholder = placeholder.map { NSAttributedString(string: $0, attributes: [.kern: 2]) } }
      }
    }
    let field = Field()
    field.placeholder = "Name"
    #expect(field.placeholder == "Name" && field.attributedPlaceholder?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    let plain = UITextField()
    plain.placeholder = "Street"
    #expect(plain.attributedPlaceholder?.string == "Street")
    plain.attributedPlaceholder = nil
    #expect(plain.placeholder == nil)
    plain.font = nil
    #expect(plain.font == .systemFont(ofSize: 17))
  }

  @Test("A field that insets the places of its text and of editing alike insets each once")
  func placesOfText() {
    final class Field: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect { super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0) }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
      }
    }
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(Field().textRect(forBounds: bounds).width == 80 && Field().editingRect(forBounds: bounds).width == 80)
  }

  @Test("A colour is the one that was made of its components")
  func colours() {
    #expect(
      UIColor.purple == UIColor(cgColor: UIColor.purple.cgColor)
        && UIColor.purple.hash == UIColor(cgColor: UIColor.purple.cgColor).hash)
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1) && UIColor.red != .blue)
    #expect(UIColor.systemRed != UIColor(cgColor: UIColor.systemRed.cgColor))
  }

  @Test("A controller of a stack that is asked to show a screen pushes it, also before it has one")
  func showing() {
    let (stack, screen) = (UINavigationController(), UIViewController())
    stack.show(screen, sender: nil)
    #expect(stack.topViewController === screen)
  }

  @Test("Pages that scroll stand in a scroll view; where it is switched off no page is turned")
  func pages() throws {
    final class Source: NSObject, UIPageViewControllerDataSource {
      func pageViewController(_ pages: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
        nil
      }
      func pageViewController(_ pages: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
        UIViewController()
      }
    }
    let (source, first) = (Source(), UIViewController())
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.dataSource = source
    window.root.addChild(pages)
    window.root.view.addSubview(pages.view)
    pages.setViewControllers([first], direction: .forward, animated: false)
    let scroll = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first)
    #expect(first.view.superview === scroll && first.view.frame == pages.view.bounds)
    scroll.isScrollEnabled = false
    #expect(!pages.turn(.forward) && first.view.superview === scroll)
    scroll.isScrollEnabled = true
    #expect(pages.turn(.forward) && first.view.superview == nil)
    let curled = UIPageViewController(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
    #expect(!curled.view.subviews.contains { $0 is UIScrollView })
  }

  @Test("Parts of a layer's transform are read and written by name; the rest of it stays")
  func layerKeys() throws {
    let layer = CALayer()
    layer.setValue(CGFloat.pi / 2, forKeyPath: "transform.rotation")
    #expect(abs(layer.transform.m12 - 1) < 1e-9 && abs(layer.transform.m11) < 1e-9)
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(30, forKeyPath: "transform.translation.x")
    #expect(abs(try #require(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat) - .pi / 2) < 1e-9)
    #expect(abs(layer.transform.m12 - 2) < 1e-9 && layer.transform.m41 == 30)
    layer.transform.m34 = -1.0 / 500
    let before = layer.transform
    layer.setValue(CGFloat(0.4), forKeyPath: "transform.rotation.x")
    layer.setValue(CGFloat(0), forKeyPath: "transform.rotation.x")
    #expect(abs(layer.transform.m34 - before.m34) < 1e-9 && abs(layer.transform.m12 - before.m12) < 1e-9)
    let view = UIView()
    view.setValue(CGFloat(0.5), forKeyPath: "layer.transform.rotation.y")
    #expect((view.value(forKeyPath: "layer.transform.rotation.y") as? NSNumber)?.floatValue == 0.5)
    #expect(abs(view.layer.transform.m13 + sin(0.5)) < 1e-9)
    layer.setValue(8, forKey: "cornerRadius")
    layer.setValue("mine", forKey: "note")
    #expect(layer.cornerRadius == 8 && layer.value(forKey: "note") as? String == "mine")
    #expect(layer.value(forKey: "cornerRadius") as? CGFloat == 8)
  }

  @Test("An empty rectangle in the corner where another begins meets it, one where the other ends does not")
  func emptyRectangles() {
    let rect = CGRect(x: 0, y: 0, width: 600, height: 225)
    #expect(rect.intersects(.zero) && CGRect.zero.intersects(rect))
    #expect(!rect.intersects(CGRect(x: 600, y: 225, width: 0, height: 0)) && !CGRect.null.intersects(.null))
  }

  @Test("The app's coming and going is announced as messages too")
  func messages() {
    var heard: [String] = []
    let token = NotificationCenter.default.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in
      heard.append("comes")
    }
    SystemDriver.enterBackground()
    #expect(heard == [])
    SystemDriver.enterForeground()
    #expect(heard == ["comes"])
    NotificationCenter.default.removeObserver(token)
    SystemDriver.enterBackground()
    SystemDriver.enterForeground()
    #expect(heard == ["comes"])
  }

  @Test("Places in lists are sorted by a descriptor as by themselves")
  func sortedPlaces() {
    let places = [[0, 0], [0, 5], [2, 1], [0, 3]].map { IndexPath(item: $0[1], section: $0[0]) }
    let sorted = NSMutableArray(array: places).sortedArray(using: [NSSortDescriptor(key: "self", ascending: false)])
    #expect(sorted as? [IndexPath] == places.sorted(by: >))
  }

  @Test("A test finds a control's actions by its targets, and sends them")
  func targets() {
    let (button, other, target) = (UIButton(), UIButton(), UIViewController())
    button.addTarget(target, action: Selector("refresh"), for: .valueChanged)
    for found in button.allTargets {
      #expect(button.actions(forTarget: found, forControlEvent: .valueChanged) == ["refresh"])
      other.addTarget(found, action: Selector("refresh"), for: .valueChanged)
    }
    #expect(other.actions(forTarget: target, forControlEvent: .valueChanged) == ["refresh"])
    other.removeTarget(button.allTargets.first, action: nil, for: .allEvents)
    #expect(other.allTargets.isEmpty)
  }

  @Test("A controller that a test shows in no window hears of all steps, and is gone when the test lets go of it")
  func shownInNoWindow() {
    final class Screen: UIViewController {
      var heard: [String] = []
      override func viewWillAppear(_ animated: Bool) { heard.append("will") }
      override func viewIsAppearing(_ animated: Bool) { heard.append("is") }
      override func viewDidAppear(_ animated: Bool) { heard.append("did") }
    }
    weak var gone: Screen?
    do {
      let screen = Screen()
      gone = screen
      screen.loadViewIfNeeded()
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
      #expect(screen.heard == ["will", "is", "did"])
    }
    #expect(gone == nil)
  }

  @Test("A picture that is kept as data is the same picture when it is read, and the same data when it is written again")
  func picturesAsData() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 30, height: 20))
    }
    let data = try #require(picture.pngData())
    let read = try #require(UIImage(data: data))
    #expect(read.size == CGSize(width: 30, height: 20) && read == picture && read.pngData() == data)
    #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]) && data.suffix(4).elementsEqual([0xAE, 0x42, 0x60, 0x82]))
  }

  @Test("Older and rarer names are there")
  func names() {
    #expect(UIFont().pointSize == 17)
    #expect(UIDevice.current.batteryState == .unknown && ProcessInfo.processInfo.thermalState == .nominal)
    defer { (UIApplication.shared.isStatusBarHidden, UIApplication.shared.statusBarStyle) = (false, .default) }
    UIApplication.shared.isStatusBarHidden = true
    UIApplication.shared.statusBarStyle = .lightContent
    #expect(UIApplication.shared.isStatusBarHidden && UIApplication.shared.statusBarStyle == .lightContent)
    let format = UIGraphicsImageRendererFormat(for: UITraitCollection { $0.displayScale = 2 })
    #expect(format.scale == 2)
    final class Target: NSObject {
      var frames = 0
      func frame() { frames += 1 }
    }
    let link = UIScreen.main.displayLink(withTarget: Target(), selector: Selector("frame"))
    #expect(link?.isPaused == false)
    link?.invalidate()
  }
}
