import UIKit

/// All questions of the evening; the score comes when every one is locked in.
final class QuizLanternsViewController: UIViewController {
  private let quiz: LanternQuiz
  private var hidesLocked = false
  private lazy var collectionView = UICollectionView(
    frame: view.bounds,
    collectionViewLayout: UICollectionViewCompositionalLayout.list(using: UICollectionLayoutListConfiguration(appearance: .plain))
  )
  private lazy var dataSource = makeDataSource()

  init(quiz: LanternQuiz) {
    self.quiz = quiz
    super.init(nibName: nil, bundle: nil)
    title = "Quiz"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.allowsSelection = false
    view.addSubview(collectionView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Open ones", primaryAction: UIAction(title: "Open ones") { [weak self] _ in self?.toggleFilter() })
    quiz.onChange = { [weak self] id in self?.update(changed: [id]) }
    update(changed: [])
  }

  private func toggleFilter() {
    hidesLocked.toggle()
    navigationItem.rightBarButtonItem?.title = hidesLocked ? "All questions" : "Open ones"
    update(changed: [])
  }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, LanternQuestion.ID> {
    let registration = UICollectionView.CellRegistration<LanternQuestionCell, LanternQuestion.ID> { [weak self] cell, _, id in
      guard let self, let question = quiz.question(id) else { return }
      cell.show(question, locked: quiz.locked[id]) { [weak self] choice in self?.quiz.lock(choice, for: id) }
    }
    return UICollectionViewDiffableDataSource(collectionView: collectionView) { list, indexPath, id in
      list.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: id)
    }
  }

  private func update(changed: [LanternQuestion.ID]) {
    let ids = quiz.questions.map(\.id).filter { !hidesLocked || !quiz.isLocked($0) }
    var snapshot = NSDiffableDataSourceSnapshot<Int, LanternQuestion.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids)
    snapshot.reconfigureItems(changed.filter(ids.contains))
    dataSource.apply(snapshot, animatingDifferences: true)
    navigationItem.prompt = "\(quiz.locked.count) of \(quiz.questions.count) locked in"
  }
}
