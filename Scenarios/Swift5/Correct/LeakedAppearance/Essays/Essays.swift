import UIKit

/// A cell with its item in its state, which sets both labels from it.
struct Essay: Hashable { var id: Int; var title: String; var likes: Int? }
extension UIConfigurationStateCustomKey { static let essay = UIConfigurationStateCustomKey("essay") }
extension UICellConfigurationState {
  var essay: Essay? {
    get { self[.essay] as? Essay }
    set { self[.essay] = newValue }
  }
}
final class EssayCell: UICollectionViewListCell {
  private var essay: Essay?
  private let title = UILabel()
  private let likes = UILabel()

  func update(_ new: Essay) {
    guard essay != new else { return }
    essay = new
    setNeedsUpdateConfiguration()
  }

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    state.essay = essay
    return state
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    if title.superview == nil {
      for label in [title, likes] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      NSLayoutConstraint.activate([
        title.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        title.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
        likes.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 10),
        likes.leadingAnchor.constraint(equalTo: title.leadingAnchor),
        likes.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      ])
    }
    title.text = state.essay?.title
    likes.text = state.essay?.likes.map { "\($0) likes" }
  }
}

class EssaysViewController: UIViewController {
  private var list: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, Essay>!

  override func viewDidLoad() {
    super.viewDidLoad()
    list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<EssayCell, Essay> { cell, _, essay in cell.update(essay) }
    dataSource = .init(collectionView: list) { $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Essay>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...40).map { Essay(id: $0, title: "Essay \($0)", likes: $0 % 3 == 0 ? nil : $0) })
    dataSource.apply(snapshot)
  }
}
