import Testing

@_spi(CellHarness) @testable import UIKit

@MainActor @Suite("Toolbars and what stands around controllers") struct ToolbarTests {
  private final class Place: NSObject, UIToolbarDelegate {
    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }
  }

  @Test("A toolbar is where its delegate says, and a place without a picture of its own has that of any place")
  func pictures() {
    let (bar, place) = (UIToolbar(), Place())
    #expect(bar.barPosition == .bottom)
    bar.delegate = place
    #expect(bar.barPosition == .topAttached)
    let (any, top) = (UIImage(), UIImage())
    bar.setShadowImage(any, forToolbarPosition: .any)
    bar.setShadowImage(top, forToolbarPosition: .top)
    #expect(bar.shadowImage(forToolbarPosition: .top) === top && bar.shadowImage(forToolbarPosition: .bottom) === any)
    bar.setBackgroundImage(any, forToolbarPosition: .any, barMetrics: .default)
    #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default) === any)
    #expect(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .compact) == nil)
  }

  private final class Gate: NSObject, UINavigationBarDelegate {
    var heard: [String] = []
    var opens = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { opens }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      heard.append("push \(item.title ?? "")")
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      heard.append("pop \(item.title ?? "")")
    }
  }

  @Test("A bar in the app's own view asks its delegate before an item goes, and tells it afterwards")
  func barDelegate() {
    let (bar, gate) = (UINavigationBar(), Gate())
    bar.delegate = gate
    bar.pushItem(UINavigationItem(title: "A"), animated: false)
    bar.pushItem(UINavigationItem(title: "B"), animated: false)
    gate.opens = false
    #expect(bar.popItem(animated: false) == nil && bar.topItem?.title == "B")
    gate.opens = true
    #expect(bar.popItem(animated: false)?.title == "B" && bar.topItem?.title == "A")
    #expect(gate.heard == ["push A", "push B", "pop B"] && bar.barPosition == .top)
  }

  @Test("The look of a toolbar is taken over from another bar's, and copies share nothing")
  func toolbarLook() {
    let look = UIToolbarAppearance(
      barAppearance: {
        $0.backgroundColor = .red; return $0
      }(UINavigationBarAppearance()))
    look.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
    let copy: UIToolbarAppearance = look.copy()
    copy.buttonAppearance.normal.titlePositionAdjustment = .zero
    #expect(copy.backgroundColor == .red && look.buttonAppearance.normal.titlePositionAdjustment.vertical == 2)
    let bar = UIToolbar()
    bar.standardAppearance = look
    #expect(bar.standardAppearance === look && bar.scrollEdgeAppearance == nil)
  }

  private final class Reader: NSObject, UIScrollViewAccessibilityDelegate, UILargeContentViewerInteractionDelegate {
    func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { "half way" }
  }

  @Test("Delegates that nobody asks here leave out what they like; no run shows content in large type")
  func quietDelegates() {
    let (reader, view) = (Reader(), UIScrollView())
    view.delegate = reader
    #expect(reader.accessibilityAttributedScrollStatus(for: view) == nil)
    let interaction = UILargeContentViewerInteraction(delegate: reader)
    view.addInteraction(interaction)
    view.largeContentTitle = "Inbox"
    #expect(interaction.view === view && !UILargeContentViewerInteraction.isEnabled)
    #expect((view as any UILargeContentViewerItem).largeContentTitle == "Inbox")
    #expect((view as AnyObject) is any UIResponderStandardEditActions)
  }

  private final class Stubborn: UIView {
    var heard: [UILayoutPriority] = []
    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
      super.setContentHuggingPriority(priority, for: axis)
      heard.append(priority)
    }
    override func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
  }
  private final class Bare: UIResponder, UIWindowSceneDelegate {}

  @Test("A view may answer for its own priorities; a controller contains appearances; a scene's delegate needs no window")
  func overridable() {
    let view = Stubborn()
    view.setContentHuggingPriority(.defaultHigh, for: .vertical)
    #expect(view.heard == [.defaultHigh] && view.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == .required)
    let bar: UINavigationBar = .appearance(whenContainedInInstancesOf: [UIAlertController.self])
    #expect(bar === UINavigationBar.appearance())
    let delegate: any UIWindowSceneDelegate = Bare()
    #expect(delegate.window == nil)
  }

  private final class Around: UIViewController {
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { action == Selector("refresh") }
  }

  @Test("An action's controller is the nearest around that can perform it")
  func target() {
    let (around, inner) = (Around(), UIViewController())
    around.addChild(inner)
    #expect(inner.targetViewController(forAction: Selector("refresh"), sender: nil) === around)
    #expect(inner.targetViewController(forAction: Selector("other"), sender: nil) == nil)
  }

  @Test("Tabs are values of a paragraph style: copied, compared, and twelve without the app's doing")
  func tabs() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location).last == 336 && style == NSMutableParagraphStyle())
    style.tabStops = [NSTextTab(textAlignment: .right, location: 50)]
    style.defaultTabInterval = 10
    let copy = style.mutableCopy() as? NSMutableParagraphStyle
    #expect(copy == style && copy?.tabStops == [NSTextTab(textAlignment: .right, location: 50)])
    #expect(style != NSMutableParagraphStyle())
  }

  @Test("The app's folders are URLs, and the host is a phone")
  func folders() {
    let all: [URL] = [
      .documentsDirectory, .cachesDirectory, .applicationSupportDirectory, .libraryDirectory, .downloadsDirectory,
    ]
    #expect(all.allSatisfy(\.isFileURL) && Set(all).count == all.count)
    #expect(!ProcessInfo.processInfo.isMacCatalystApp && !ProcessInfo.processInfo.isiOSAppOnMac)
    let number: NSInteger = 3
    #expect(number == 3 && UIBackgroundFetchResult(rawValue: 2) == .failed)
  }
}
