import UIKit

final class ShelfPlayerViewController: UIViewController {
  private let episode: ShelfEpisode
  private let shelf: EpisodeShelf
  private let finishButton = UIButton(type: .system)

  init(episode: ShelfEpisode, shelf: EpisodeShelf) {
    self.episode = episode
    self.shelf = shelf
    super.init(nibName: nil, bundle: nil)
    title = episode.title
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let length = UILabel(frame: CGRect(x: 20, y: 140, width: 300, height: 30))
    length.text = "\(episode.minutes) minutes"
    view.addSubview(length)
    finishButton.frame = CGRect(x: 20, y: 190, width: 200, height: 44)
    finishButton.setTitle("Mark as played", for: .normal)
    finishButton.isHidden = episode.isPlayed
    finishButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.shelf.togglePlayed(self.episode.id)
        self.navigationController?.popViewController(animated: true)
      }, for: .touchUpInside)
    view.addSubview(finishButton)
  }
}
