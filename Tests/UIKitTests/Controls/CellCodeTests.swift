import HeadlessCore
import Testing
import UIKit

/// Code as apps write it: what counts first is that it compiles against the public API alone.
@MainActor @Suite struct CellCodeTests {
  init() { RunState.begin() }

  /// A card as found in many cells, without a line that looks at the host.
  private final class CardView: UIView {
    private let titleLabel: UILabel = {
      let label = UILabel()
      label.translatesAutoresizingMaskIntoConstraints = false
      label.font = .preferredFont(forTextStyle: .headline)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .label
      label.numberOfLines = 0
      label.setContentCompressionResistancePriority(.required, for: .vertical)
      return label
    }()
    private lazy var subtitleLabel: UILabel = makeSubtitle()
    private let iconView = UIImageView(image: UIImage(systemName: "heart.fill"))
    private let button = UIButton(type: .system)
    private let stackView = UIStackView()
    var onTap: (() -> Void)?

    override init(frame: CGRect) {
      super.init(frame: frame)
      setUp()
    }

    @available(*, unavailable) required init?(coder: NSCoder) {
      fatalError("init(coder:) has not been implemented")
    }

    private func makeSubtitle() -> UILabel {
      let label = UILabel()
      label.font = UIFont.systemFont(ofSize: 13, weight: .medium)
      label.textColor = .secondaryLabel
      return label
    }

    private func setUp() {
      backgroundColor = .secondarySystemGroupedBackground
      layer.cornerRadius = 12
      layer.masksToBounds = true
      layer.borderColor = UIColor.separator.cgColor
      layer.borderWidth = 1 / UIScreen.main.scale
      iconView.tintColor = .systemPink
      iconView.contentMode = .scaleAspectFit
      iconView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title2, scale: .large)
      var configuration = UIButton.Configuration.bordered()
      configuration.image = UIImage(systemName: "ellipsis")
      configuration.cornerStyle = .capsule
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      configuration.baseForegroundColor = .systemBlue
      button.configuration = configuration
      button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
      button.menu = UIMenu(children: [
        UIAction(title: "Share", image: UIImage(systemName: "square.and.arrow.up")) { _ in },
        UIAction(title: "Delete", attributes: .destructive) { _ in },
      ])
      stackView.axis = .horizontal
      stackView.spacing = 8
      stackView.alignment = .center
      stackView.translatesAutoresizingMaskIntoConstraints = false
      [iconView, titleLabel, subtitleLabel, button].forEach(stackView.addArrangedSubview)
      stackView.setCustomSpacing(16, after: iconView)
      addSubview(stackView)
      NSLayoutConstraint.activate([
        stackView.topAnchor.constraint(equalTo: topAnchor, constant: 12),
        stackView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
        stackView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
        stackView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
        iconView.widthAnchor.constraint(equalToConstant: 24),
        iconView.heightAnchor.constraint(equalTo: iconView.widthAnchor),
      ])
      isAccessibilityElement = true
      accessibilityTraits.insert(.button)
    }

    func configure(title: String, detail: String?) {
      titleLabel.text = title
      subtitleLabel.text = detail
      subtitleLabel.isHidden = detail == nil
      accessibilityLabel = [title, detail].compactMap { $0 }.joined(separator: ", ")
      let text = NSMutableAttributedString(
        string: title, attributes: [.font: UIFont.boldSystemFont(ofSize: 15), .foregroundColor: UIColor.label])
      text.addAttribute(.underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 1))
      titleLabel.attributedText = text
      UIView.animate(withDuration: 0.2, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]) {
        self.alpha = 1
        self.transform = CGAffineTransform(scaleX: 1, y: 1)
      }
      UIView.transition(with: self, duration: 0.2, options: .transitionCrossDissolve, animations: nil)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 12).cgPath
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) {
        layer.borderColor = UIColor.separator.cgColor
      }
    }
  }

  private final class ScreenController: UIViewController, UITextFieldDelegate, UISearchResultsUpdating {
    let card = CardView()
    private var observer: NSObjectProtocol?

    init() { super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Cards"
      view.backgroundColor = .systemGroupedBackground
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
      navigationItem.leftBarButtonItem = editButtonItem
      navigationItem.largeTitleDisplayMode = .never
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = self
      navigationItem.searchController = search
      navigationController?.navigationBar.prefersLargeTitles = true
      view.addSubview(card)
      card.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        card.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        card.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      ])
      observer = NotificationCenter.default.addObserver(
        forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
      ) { _ in }
    }

    func updateSearchResults(for searchController: UISearchController) {
      card.isHidden = searchController.searchBar.text?.isEmpty == false
    }

    func add() {
      let alert = UIAlertController(title: "New", message: nil, preferredStyle: .actionSheet)
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.popoverPresentationController?.sourceView = card
      alert.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
      present(alert, animated: true)
      UIImpactFeedbackGenerator(style: .medium).impactOccurred()
    }
  }

  @Test("A card view as apps write it lays out in a navigation controller")
  func card() {
    let controller = ScreenController()
    let navigation = UINavigationController(rootViewController: controller)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    controller.card.configure(title: "Blood pressure", detail: "120/80")
    HostLoop.settle()
    #expect(controller.card.frame.minX == 16)
    #expect(controller.card.frame.minY == 20)
    #expect(controller.card.frame.width == 358)
    #expect(controller.card.frame.height > 40 && controller.card.frame.height < 120)
    #expect(controller.card.layer.shadowPath != nil)
  }

  @Test("Attributed strings carry UIKit attributes to titles and labels")
  func attributed() {
    var container = AttributeContainer()
    container.font = UIFont.systemFont(ofSize: 30)
    container.foregroundColor = UIColor.systemRed
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = AttributedString("Go", attributes: container)
    let large = UIButton(configuration: configuration).intrinsicContentSize
    configuration.attributedTitle = AttributedString("Go")
    let small = UIButton(configuration: configuration).intrinsicContentSize
    #expect(large.height > small.height + 10)
    let converted = NSAttributedString(AttributedString("Go", attributes: container))
    #expect(converted.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .systemRed)
  }

  @Test("Drawn images are equal when they were drawn alike")
  func drawing() {
    func dot(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    #expect(dot(.red) == dot(.red))
    #expect(dot(.red) != dot(.blue))
    #expect(dot(.red).size == CGSize(width: 10, height: 10))
  }
}
