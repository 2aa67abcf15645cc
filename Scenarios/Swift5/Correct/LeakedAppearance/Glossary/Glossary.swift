import UIKit

/// Search hits are marked in the text; without a query the text is plain again.
final class GlossaryCell: UICollectionViewListCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -20),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  func setTerm(_ term: String, query: String) {
    let text = NSMutableAttributedString(
      string: term, attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label])
    if !query.isEmpty {
      let range = (term as NSString).range(of: query, options: .caseInsensitive)
      if range.location != NSNotFound {
        text.addAttribute(.backgroundColor, value: UIColor.systemYellow, range: range)
      }
    }
    label.attributedText = text
  }
}

final class GlossaryViewController: UIViewController {
  private let terms: [String] = {
    let first = ["Aorta", "Biopsy", "Catheter", "Dialysis", "Edema", "Femur", "Glucose", "Hormone", "Insulin", "Jaundice"]
    return (1...5).flatMap { round in first.map { "\($0) \(round)" } }
  }()
  private var query = ""
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list)
    let registration = UICollectionView.CellRegistration<GlossaryCell, String> { [weak self] cell, _, term in
      cell.setTerm(term, query: self?.query ?? "")
    }
    dataSource = .init(collectionView: list) { list, path, term in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: term)
    }
    search("")
  }

  func search(_ query: String) {
    self.query = query
    let hits = query.isEmpty ? terms : terms.filter { $0.localizedCaseInsensitiveContains(query) }
    let old = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(hits)
    snapshot.reconfigureItems(hits.filter(old.contains))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
