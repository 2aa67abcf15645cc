import UIKit

struct Lesson {
  let id: Int
  let title: String
  var isLearned = false
}

/// A language course: a list of lessons, and a page for each on which "Next" leads to the one after it.
final class LessonsCoordinator {
  private var lessons = (1...30).map { Lesson(id: $0, title: "Lesson \($0)") }
  let navigation = UINavigationController()
  let list = LessonListViewController()

  func start() {
    list.lessons = { [weak self] in self?.lessons ?? [] }
    list.onSelect = { [weak self] row in self?.open(row) }
    navigation.viewControllers = [list]
  }

  private func open(_ row: Int) {
    let page = LessonViewController(lessons[row])
    page.onChange = { [weak self] changed in self?.update(changed) }
    page.following = { [weak self] lesson in self?.lessons.first { $0.id == lesson.id + 1 } }
    page.onDone = { [weak self] in self?.navigation.popViewController(animated: true) }
    navigation.pushViewController(page, animated: true)
  }

  private func update(_ changed: Lesson) {
    guard let row = lessons.firstIndex(where: { $0.id == changed.id }) else { return }
    lessons[row] = changed
  }
}

final class LessonListViewController: UITableViewController {
  var lessons: () -> [Lesson] = { [] }
  var onSelect: ((Int) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Spanish"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "lesson")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  func identity(at indexPath: IndexPath) -> Int { lessons()[indexPath.row].id }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lessons().count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let lesson = lessons()[indexPath.row]
    let cell = tableView.dequeueReusableCell(withIdentifier: "lesson", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = lesson.title
    content.secondaryText = lesson.isLearned ? "Learned" : "To do"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(indexPath.row)
  }
}

final class LessonViewController: UIViewController {
  private var lesson: Lesson
  private let learnedButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  var onChange: ((Lesson) -> Void)?
  var following: ((Lesson) -> Lesson?)?
  var onDone: (() -> Void)?

  init(_ lesson: Lesson) {
    self.lesson = lesson
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    nextButton.setTitle("Next", for: .normal)
    nextButton.addAction(UIAction { [weak self] _ in self?.goOn() }, for: .touchUpInside)
    learnedButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
    let stack = UIStackView(arrangedSubviews: [learnedButton, nextButton])
    stack.axis = .vertical
    stack.frame = CGRect(x: 20, y: 160, width: 280, height: 120)
    stack.distribution = .fillEqually
    view.addSubview(stack)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Done", primaryAction: UIAction(title: "Done") { [weak self] _ in self?.onDone?() })
    show()
  }

  private func show() {
    title = lesson.title
    learnedButton.setTitle(lesson.isLearned ? "Learn again" : "I know it", for: .normal)
  }

  private func toggle() {
    lesson.isLearned.toggle()
    onChange?(lesson)
    show()
  }

  private func goOn() {
    guard let next = following?(lesson) else { return }
    lesson = next
    show()
  }
}
