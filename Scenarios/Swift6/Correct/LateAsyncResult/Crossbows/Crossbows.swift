import UIKit

/// Sends drawings away. What was begun is finished, also when its row or the whole screen has gone: the job keeps itself until then.
@MainActor final class DrawingJob {
  private(set) var progress = 0.0
  var onProgress: ((Double) -> Void)?
  private var isRunning = false

  func start() {
    guard !isRunning, progress < 1 else { return }
    isRunning = true
    Task {
      while progress < 1 {
        try? await Task.sleep(for: .milliseconds(120))
        progress = min(1, progress + 0.25)
        onProgress?(progress)
      }
      isRunning = false
    }
  }
}

final class DrawingCell: UITableViewCell {
  private let bar = UIProgressView()
  private weak var job: DrawingJob?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    bar.frame = CGRect(x: 0, y: 0, width: 80, height: 4)
    accessoryView = bar
  }

  required init?(coder: NSCoder) { fatalError() }

  func show(_ title: String, job: DrawingJob) {
    textLabel?.text = title
    self.job = job
    bar.progress = Float(job.progress)
    job.onProgress = { [weak self, weak job] progress in
      guard let self, let job, self.job === job else { return }
      bar.progress = Float(progress)
    }
  }
}

final class CrossbowsViewController: UITableViewController {
  private let drawings = (1...30).map { (title: "Crossbow \($0)", job: DrawingJob()) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(DrawingCell.self, forCellReuseIdentifier: "drawing")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { drawings.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let cell = tableView.dequeueReusableCell(withIdentifier: "drawing", for: indexPath) as? DrawingCell
    else { fatalError("The registration gives another class.") }
    let drawing = drawings[indexPath.row]
    cell.show(drawing.title, job: drawing.job)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    drawings[indexPath.row].job.start()
  }
}
