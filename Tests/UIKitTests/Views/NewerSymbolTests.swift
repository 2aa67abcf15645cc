import CellTrace
import HeadlessCore
import SelectorDispatch
import Testing

@_spi(CellHarness) @testable import UIKit

/// What symbols of iOS 15 to 26 do on a screen.
@MainActor @Suite("Newer symbols of UIKit", .serialized) struct NewerSymbolTests {
  private let window = TestWindow()

  private func elements(of view: UIView) -> [Element] {
    var builder = AppearanceBuilder()
    builder.within("Cell") { view.describe(into: &$0) }
    return builder.elements
  }

  private func corners(_ configuration: UICornerConfiguration?) -> String? {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.backgroundColor = .red
    if let configuration { view.cornerConfiguration = configuration }
    let root = UIView(frame: view.frame)
    root.addSubview(view)
    return elements(of: root).compactMap { $0["cornerConfiguration"] }.first
  }

  @Test("Corners that are configured are seen, each as it is rounded")
  func corners() {
    #expect(corners(nil) == nil)
    #expect(corners(.uniformCorners(radius: .fixed(12))) == "12")
    #expect(corners(.capsule()) == "capsule" && corners(.capsule(maximumRadius: 9)) == "capsule up to 9")
    #expect(corners(.uniformTopRadius(8)) == "8 8 0 0")
    #expect(corners(.uniformEdges(leftRadius: 1.5, rightRadius: .containerConcentric())) == "1.5 concentric 1.5 concentric")
    #expect(corners(.corners(radius: .containerConcentric(minimum: 3))) == "concentric, at least 3")
  }

  @Test("A view tells how round each corner is at its size, so that a path follows its corners")
  func effectiveRadii() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let all: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    func radii(_ configuration: UICornerConfiguration) -> [CGFloat] {
      view.cornerConfiguration = configuration
      return all.map(view.effectiveRadius(corner:))
    }
    view.layer.cornerRadius = 4
    view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    #expect(all.map(view.effectiveRadius(corner:)) == [4, 4, 0, 0])
    #expect(radii(.uniformTopRadius(8)) == [8, 8, 0, 0])
    #expect(radii(.capsule()) == [10, 10, 10, 10] && radii(.capsule(maximumRadius: 9)) == [9, 9, 9, 9])
    #expect(radii(.corners(topLeftRadius: 3, topRightRadius: nil, bottomLeftRadius: 90, bottomRightRadius: 1)) == [3, 0, 10, 1])
    #expect(radii(.uniformCorners(radius: .containerConcentric(minimum: 2))) == [2, 2, 2, 2])
  }

  @Test("A keyboard's frame on the screen is converted to a view, wherever the window stands")
  func screenCoordinates() {
    let other = UIWindow(frame: CGRect(x: 100, y: 20, width: 200, height: 300))
    let view = UIView(frame: CGRect(x: 10, y: 30, width: 50, height: 50))
    other.addSubview(view)
    let screen = UIScreen.main.coordinateSpace
    let frame = CGRect(x: 110, y: 50, width: 20, height: 10)
    #expect(screen.convert(frame, to: view) == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.convert(CGRect(x: 0, y: 0, width: 20, height: 10), to: screen) == frame)
    #expect(view.convert(CGPoint(x: 5, y: 5), to: screen) == CGPoint(x: 115, y: 55))
    #expect(
      screen.convert(CGPoint(x: 5, y: 5), from: view) == CGPoint(x: 115, y: 55) && screen.convert(frame, to: screen) == frame)
    let space: any UICoordinateSpace = view
    #expect(space.convert(CGPoint(x: 1, y: 1), to: other) == CGPoint(x: 11, y: 31))
  }

  @Test("The shadow of a background is seen on the cell, and another shadow is another configuration")
  func shadows() {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    var background = UIBackgroundConfiguration.listPlainCell()
    let plain = background
    background.shadowProperties.opacity = 0.5
    background.shadowProperties.radius = 4
    #expect(background != plain)
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(elements(of: cell).compactMap { $0["shadowOpacity"] } == ["0.5"])
    cell.backgroundConfiguration = plain
    cell.layoutIfNeeded()
    #expect(elements(of: cell).compactMap { $0["shadowOpacity"] } == [])
  }

  // MARK: Texts

  private final class Texts: NSObject, UITextViewDelegate {
    var tapped: [String] = []
    func textView(_ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction) -> UIAction? {
      switch textItem.content {
      case .link(let url): UIAction { [weak self] _ in self?.tapped.append("\(url) at \(textItem.range.location)") }
      case .tag(let tag): tag == "nothing" ? nil : UIAction { [weak self] _ in self?.tapped.append(tag) }
      case .textAttachment: defaultAction
      }
    }
  }
  private final class OlderTexts: NSObject, UITextViewDelegate {
    var asked: [URL] = []
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction
    ) -> Bool {
      asked.append(URL)
      return false
    }
    var askedOfPictures = 0
    func textView(
      _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool {
      askedOfPictures += 1
      return false
    }
  }

  private func text(_ delegate: any UITextViewDelegate) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 60))
    let text = NSMutableAttributedString(string: "read this or that")
    text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 5, length: 4))
    text.addAttribute(.textItemTag, value: "that", range: NSRange(location: 13, length: 4))
    view.isEditable = false
    view.attributedText = text
    view.delegate = delegate
    window.root.view.addSubview(view)
    return view
  }

  private func tap(_ part: String, in view: UITextView) {
    let before = (view.text as NSString).range(of: part).location
    let start = view.caretRect(for: UITextPosition(before))
    let end = view.caretRect(for: UITextPosition(before + part.count))
    TouchDriver.tap(at: view.convert(CGPoint(x: (start.minX + end.minX) / 2, y: start.midY), to: nil), in: window.window)
    HostLoop.settle()
  }

  @Test("A tap on a link or a tag runs the action that the delegate has for it; a tap beside them runs none")
  func textItems() {
    let delegate = Texts()
    let view = text(delegate)
    tap("read", in: view)
    #expect(delegate.tapped == [])
    tap("this", in: view)
    tap("that", in: view)
    #expect(delegate.tapped == ["https://example.org at 5", "that"])
    view.isEditable = true
    tap("this", in: view)
    #expect(delegate.tapped.count == 2 && view.isFirstResponder)
  }

  @Test("A delegate that knows of no items is asked about a link as before, and another app opens only if it agrees")
  func olderLinks() {
    var opened: [String] = []
    Probe.sink = { if case .delegateCall(let name, _) = $0 { opened.append(name) } }
    defer { Probe.sink = nil }
    let delegate = OlderTexts()
    let view = text(delegate)
    tap("this", in: view)
    #expect(delegate.asked.map(\.absoluteString) == ["https://example.org"] && opened == [])
    let picture = UITextItem(.textAttachment(NSTextAttachment()), NSRange(location: 0, length: 1))
    let usual = UIAction { _ in Issue.record("the delegate has said no") }
    #expect(delegate.textView(view, primaryActionFor: picture, defaultAction: usual) == nil && delegate.askedOfPictures == 1)
    view.delegate = nil
    tap("this", in: view)
    #expect(opened == ["UIApplication.open(https://example.org)"])
  }

  // MARK: Pages

  private final class Pages: NSObject, UIPageControlProgressDelegate {
    func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float { page == 2 ? 0.5 : 0 }
  }

  @Test("The progress of a page is seen, stays between its bounds, and begins anew with each page")
  func pageProgress() {
    let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    control.numberOfPages = 3
    #expect(elements(of: control).first?["currentProgress"] == nil)
    let (progress, delegate) = (UIPageControlProgress(), Pages())
    progress.delegate = delegate
    control.progress = progress
    progress.currentProgress = 4
    #expect(elements(of: control).first?["currentProgress"] == "1")
    control.currentPage = 2
    #expect(elements(of: control).first?["currentProgress"] == "0.5")
    control.currentPage = 1
    #expect(progress.currentProgress == 0)
    let timer = UIPageControlTimerProgress(preferredDuration: 4)
    timer.setDuration(2, forPage: 1)
    #expect(timer.duration(forPage: 0) == 4 && timer.duration(forPage: 1) == 2 && !timer.isRunning)
  }

  // MARK: Bars

  @Test("A large title and the line below it are read on the screen where the bar is large, else the usual ones")
  func titles() {
    RunState.begin()
    let controller = UIViewController()
    controller.navigationItem.title = "Title"
    controller.navigationItem.largeTitle = "Large"
    controller.navigationItem.subtitle = "Line"
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    HostLoop.settle()
    #expect(ScreenReading.textsBeside(on: controller) == ["Title", "Line"])
    navigation.navigationBar.prefersLargeTitles = true
    #expect(ScreenReading.textsBeside(on: controller) == ["Large", "Line"])
    controller.navigationItem.largeSubtitle = "Large line"
    #expect(ScreenReading.content(of: controller).texts == ["Large", "Large line"])
  }

  // MARK: Traits and animations

  private final class Watcher: UIView {
    var styles: [String] = []
    func changed(_ view: UIView, _ old: UITraitCollection) {
      styles.append("\(old.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
    }
  }

  @Test("An action that is registered for the traits that colours depend on is sent with what they were")
  func traitActions() async {
    // In a process of its own: a table of methods would speak for every class of this module.
    await #expect(processExitsWith: .success) { await MainActor.run { NewerSymbolTests().sendTraitActions() } }
  }

  private func sendTraitActions() {
    SelectorTables.add(Watcher.self) {
      [
        SelectorMethod("changed:previous:", of: Watcher.self) { watcher, arguments in
          guard let view: UIView = arguments.value(0), let old: UITraitCollection = arguments.value(1) else { return nil }
          watcher.changed(view, old)
          return nil
        }
      ]
    }
    let (view, other) = (Watcher(), Watcher())
    window.root.view.addSubview(view)
    let traits = UITraitCollection.systemTraitsAffectingColorAppearance
    let registration = view.registerForTraitChanges(traits, action: Selector("changed:previous:"))
    view.registerForTraitChanges([UITraitLegibilityWeight.self], action: Selector("changed:previous:"))
    view.registerForTraitChanges(traits, target: other, action: Selector("changed:previous:"))
    window.window.overrideUserInterfaceStyle = .dark
    HostLoop.settle()
    #expect(view.styles == ["light to dark"] && other.styles == ["light to dark"])
    view.unregisterForTraitChanges(registration)
    window.window.overrideUserInterfaceStyle = .light
    HostLoop.settle()
    #expect(view.styles.count == 1 && other.styles.count == 2)
  }

  @Test("An animation that was paused ends when what is left of it is over, once, and at its start if it goes back")
  func pausedAnimation() {
    RunState.begin()
    let view = UIView()
    var ends: [(position: UIViewAnimatingPosition, time: Double)] = []
    let began = HostLoop.now
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { ends.append(($0, ((HostLoop.now - began) * 10).rounded() / 10)) }
    animator.startAnimation()
    HostLoop.advance(by: 0.4)
    animator.pauseAnimation()
    #expect(!animator.isRunning && animator.state == .active)
    HostLoop.advance(by: 0.1)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 2)
    HostLoop.advance(by: 1)
    #expect(ends.isEmpty && animator.isRunning)
    HostLoop.advance(by: 3)
    #expect(ends.map(\.position) == [.start] && ends.map(\.time) == [2.5])
  }
}
