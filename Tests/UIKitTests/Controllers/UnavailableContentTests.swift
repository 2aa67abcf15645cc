import CellTrace
import HeadlessCore
import Testing

@_spi(CellHarness) @testable import UIKit

@Suite(.serialized) @MainActor
struct UnavailableContentTests {
  private final class Screen: UIViewController {
    var isEmpty = true
    var updates = 0
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      updates += 1
      guard isEmpty else { return contentUnavailableConfiguration = nil }
      var configuration = UIContentUnavailableConfiguration.empty()
      configuration.text = "No reminders"
      configuration.secondaryText = "Add one"
      contentUnavailableConfiguration = configuration
    }
  }

  private func texts(_ view: UIView) -> [String] {
    ((view as? UILabel).map { [$0.text ?? ""] } ?? []) + view.subviews.flatMap(texts)
  }

  @Test("VC-13 a screen shows its placeholder after a coalesced update, in place of content, until there is none")
  func placeholder() {
    RunState.begin(RunConfiguration(policy: .lifo))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(screen.contentUnavailableConfiguration == nil)
    screen.setNeedsUpdateContentUnavailableConfiguration()
    screen.setNeedsUpdateContentUnavailableConfiguration()
    #expect(screen.updates == 0)
    _ = HostLoop.settle(within: 1)
    #expect(screen.updates == 1)
    #expect(texts(screen.view) == ["No reminders", "Add one"])
    let shown = screen.unavailableView
    screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
    #expect(screen.unavailableView === shown)
    #expect(texts(screen.view).first == "No Results")
    screen.isEmpty = false
    screen.setNeedsUpdateContentUnavailableConfiguration()
    _ = HostLoop.settle(within: 1)
    #expect(texts(screen.view) == [])
  }

  /// Shows a placeholder in a view of its own, which is there once its views are.
  private final class EarlySearch: UIViewController {
    let search = UISearchController(searchResultsController: nil)
    private var isReady = false
    var asked: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      isReady = true
    }
    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
      asked.append(isReady ? state.searchText ?? "" : "too early")
    }
  }

  @Test("VC-13 a search that begins before its screen has views asks for no placeholder then, but when the screen appears")
  func earlySearch() {
    RunState.begin(RunConfiguration(policy: .lifo))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    let screen = EarlySearch()
    screen.navigationItem.searchController = screen.search
    screen.search.isActive = true
    screen.search.searchBar.searchTextField.insertText("a")
    #expect(screen.asked == [] && !screen.isViewLoaded)
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    _ = HostLoop.settle(within: 1)
    #expect(screen.asked == ["a"])
    screen.search.searchBar.searchTextField.insertText("b")
    screen.search.searchBar.searchTextField.insertText("c")
    _ = HostLoop.settle(within: 1)
    #expect(screen.asked == ["a", "abc"])
  }

  @Test("A page is turned by the data source, and the delegate hears of it")
  func pages() {
    final class Pages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let all = (0..<2).map { _ in UIViewController() }
      var turned = 0
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? { viewController === all[1] ? all[0] : nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? { viewController === all[0] ? all[1] : nil }
      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) { turned += 1 }
    }
    let pages = Pages()
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = pages
    controller.delegate = pages
    controller.setViewControllers([pages.all[0]], direction: .forward, animated: false)
    controller.loadViewIfNeeded()
    #expect(controller.turn(.forward))
    #expect(controller.viewControllers?.first === pages.all[1])
    #expect(pages.all[1].view.isDescendant(of: controller.view) && pages.all[0].view.superview == nil)
    #expect(!controller.turn(.forward))
    #expect(pages.turned == 1)
    #expect(pages.all[0].parent == nil)
  }

  @Test("What lies in interface files ends the run with its name")
  func storyboards() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() }
    }
    #expect(said("Main", result))
    let nib = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        list.register(UINib(nibName: "PhotoCell", bundle: nil), forCellWithReuseIdentifier: "photo")
        _ = list.dequeueReusableCell(withReuseIdentifier: "photo", for: IndexPath(item: 0, section: 0))
      }
    }
    #expect(said("PhotoCell", nib))
  }

  @Test("Appearance proxies of bars are kept; what is not known of other views makes a run prove nothing once one comes up")
  func proxies() {
    func unowned(_ events: [TraceEvent.Kind]) -> [String] {
      events.compactMap { event in if case .unowned(let what) = event { what } else { nil } }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let (_, before) = recording {
      UINavigationBar.appearance().tintColor = .red
      UILabel.appearance().shadowColor = .red
      window.addSubview(UIImageView())
      window.makeKeyAndVisible()
    }
    #expect(unowned(before) == [])
    let (_, after) = recording { window.addSubview(UILabel()) }
    #expect(unowned(after) == ["UILabel.appearance().shadowColor"])
    #expect(UILabel.appearance() === UILabel.appearance())
    #expect(UINavigationBar.appearance().tintColor == .red)
  }

  @Test("A view that lays out its layers itself is laid out through its layer")
  func layers() {
    final class Card: UIView {
      let gradient = CAGradientLayer()
      override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        gradient.frame = bounds
      }
    }
    let card = Card(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    card.layoutIfNeeded()
    #expect(card.gradient.frame == CGRect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test("A localised string is its key or its default value, with the values in it")
  func localised() {
    let count = 3
    #expect(String(localized: "\(count) reminders") == "3 reminders")
    #expect(String(localized: "title", defaultValue: "Reminders") == "Reminders")
    let resource: LocalizedStringResource = "Due \(count)"
    #expect(String(localized: resource) == "Due 3")
    #expect(resource.key == "Due %lld")
  }
}
