import Foundation

/// Shows a search controller within other controllers: its bar above, and what it shows below.
@preconcurrency @MainActor open class UISearchContainerViewController: UIViewController {
  public init(searchController: UISearchController) {
    controller = searchController
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    controller = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
  }

  private let controller: UISearchController
  open var searchController: UISearchController { controller }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(controller.searchBar)
    guard let results = controller.searchResultsController else { return }
    addChild(results)
    view.insertSubview(results.view, at: 0)
    results.didMove(toParent: self)
  }
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let free = view.bounds.inset(by: view.safeAreaInsets)
    controller.searchBar.frame = CGRect(x: free.minX, y: free.minY, width: free.width, height: 56)
    controller.searchResultsController?.view.frame = CGRect(
      x: free.minX, y: free.minY + 56, width: free.width, height: max(0, view.bounds.maxY - free.minY - 56))
  }
}
